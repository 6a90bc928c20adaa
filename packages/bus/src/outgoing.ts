import { AsyncResource } from 'node:async_hooks'

import type { NatsConnection, PublishOptions } from '@nats-io/transport-node'

interface Message {
  readonly subject: string
  readonly body: Uint8Array
  readonly options: PublishOptions
  /** Is told why the message could not be handed on; the connection is closed, or the message is too large. */
  readonly failed: (error: unknown) => void
}

/**
 * Hands the messages of one turn of the event loop to the client together. The client writes to its socket after every
 * callback that published, so that ten requests that came in together cost ten system calls, each more than the message
 * itself. `setImmediate` comes after all that had come in by then, and at once when that is nothing more.
 */
export class Outgoing {
  private static readonly known = new WeakMap<NatsConnection, Outgoing>()
  private waiting: Message[] = []
  /** Belongs to no request, so whatever goes wrong is not logged under whichever came first. */
  private readonly later = AsyncResource.bind(() => this.send())

  private constructor(private readonly connection: NatsConnection) {}

  /** That of a connection; everybody who publishes shares it. */
  static of(connection: NatsConnection): Outgoing {
    const outgoing = Outgoing.known.get(connection) ?? new Outgoing(connection)
    Outgoing.known.set(connection, outgoing)
    return outgoing
  }

  /** Publishes within this turn of the loop. */
  publish(message: Message): void {
    if (this.waiting.push(message) === 1) setImmediate(this.later)
  }

  /** Publishes what waits now, before the connection is closed. */
  send(): void {
    const messages = this.waiting
    this.waiting = []
    for (const { body, failed, options, subject } of messages) {
      try {
        this.connection.publish(subject, body, options)
      } catch (error) {
        failed(error)
      }
    }
  }
}
