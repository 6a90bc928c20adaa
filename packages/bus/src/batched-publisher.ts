import { AsyncResource } from 'node:async_hooks'

import type { NatsConnection, PublishOptions } from '@nats-io/transport-node'

interface Message {
  readonly subject: string
  readonly body: Uint8Array
  readonly options: PublishOptions
  /**
   * Called with the error when the message could not be sent: the connection is closed, or the message is too large.
   */
  readonly onError: (error: unknown) => void
}

/**
 * Passes all messages of one event-loop iteration to the client together. The client writes to its socket after every
 * callback that published, so ten concurrent requests would cost ten system calls. `setImmediate` runs after all
 * callbacks of the iteration.
 */
export class BatchedPublisher {
  private static readonly instances = new WeakMap<NatsConnection, BatchedPublisher>()
  private waiting: Message[] = []
  /** Bound to no request, so that errors are not logged with the trace of the first queued message. */
  private readonly flushBound = AsyncResource.bind(() => this.flush())

  private constructor(private readonly connection: NatsConnection) {}

  /** Returns the publisher of a connection, which all callers share. */
  static of(connection: NatsConnection): BatchedPublisher {
    const outgoing = BatchedPublisher.instances.get(connection) ?? new BatchedPublisher(connection)
    BatchedPublisher.instances.set(connection, outgoing)
    return outgoing
  }

  /** Publishes within this iteration of the event loop. */
  publish(message: Message): void {
    if (this.waiting.push(message) === 1) setImmediate(this.flushBound)
  }

  /** Publishes waiting messages now, before the connection is closed. */
  flush(): void {
    const messages = this.waiting
    this.waiting = []
    for (const { body, onError, options, subject } of messages) {
      try {
        this.connection.publish(subject, body, options)
      } catch (error) {
        onError(error)
      }
    }
  }
}
