import { inboxPrefix, type BusUser } from '@seneb/contracts/nats-permissions'
import type { NatsConnection } from '@nats-io/transport-node'

import { ReplyInbox } from './reply-inbox.js'
import { decode, toHeaders, wireHeaders } from './wire.js'

const messageIdHeader = 'Nats-Msg-Id'

/** JetStream reported that it did not store an event. */
export class PublishRejected extends Error {
  override readonly name = 'PublishRejected'
}

/**
 * Publishes events and waits until JetStream has stored them. The client's own publish creates and discards an error
 * with a stack for each reply (docs/registers/library-insides.md).
 */
export class EventPublisher {
  private readonly inbox: ReplyInbox

  constructor(connection: NatsConnection, user: BusUser) {
    this.inbox = new ReplyInbox(connection, inboxPrefix(user))
  }

  /**
   * Resolves when the event is stored, now or earlier under this id. Rejects with NoRespondersError without a stream,
   * with UNAVAILABLE without a reply within `timeoutMs`, and with PublishRejected when refused. A rejected event may
   * still be stored, so a retry must use the same id.
   */
  async publish(
    subject: string,
    body: Uint8Array,
    { id, timeoutMs, traceparent }: { readonly id: string; readonly timeoutMs: number; readonly traceparent?: string },
  ): Promise<void> {
    const headers = toHeaders({ [messageIdHeader]: id, [wireHeaders.traceparent]: traceparent })
    const ack = decode((await this.inbox.request(subject, body, { headers, timeoutMs })).data) as PublishAck
    if (!ack.stream) throw new PublishRejected(`${ack.error?.err_code ?? 'no code'}`)
  }
}

/** JetStream's reply to a message for one of its streams. */
interface PublishAck {
  readonly stream?: string
  readonly error?: { readonly err_code?: number }
}
