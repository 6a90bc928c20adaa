import { AppError } from '@seneb/platform/app-error'
import { SlotMap } from '@seneb/platform/slot-map'
import { NoRespondersError, nuid, type Msg, type MsgHdrs, type NatsConnection } from '@nats-io/transport-node'

import { BatchedPublisher } from './batched-publisher.js'

const noResponders = 503
/** Base in which keys are written into subjects. */
const radix = 36

interface PendingRequest {
  readonly resolve: (reply: Msg) => void
  readonly reject: (error: unknown) => void
  deadline?: NodeJS.Timeout
}

/**
 * Sends requests whose replies arrive below one prefix, over one subscription. The client's own requests share one
 * inbox, so a service allowed to reply to one could reply to any. With an inbox for each service, NATS lets each reply
 * only to its own requests (nats-permissions.ts, `replyInboxPrefix`).
 */
export class ReplyInbox {
  private readonly pending = new SlotMap<PendingRequest>()
  private readonly inbox: string
  private readonly publisher: BatchedPublisher

  constructor(connection: NatsConnection, prefix: string) {
    this.publisher = BatchedPublisher.of(connection)
    this.inbox = `${prefix}.${nuid.next()}`
    connection.subscribe(`${this.inbox}.*`, {
      callback: (error, reply) => {
        if (!error) this.onReply(reply)
      },
    })
  }

  /**
   * Resolves with the reply. Rejects immediately with NoRespondersError when there is no responder, and with
   * UNAVAILABLE when the reply is late.
   */
  request(subject: string, body: Uint8Array, options: { timeoutMs: number; headers: MsgHdrs }): Promise<Msg> {
    return new Promise<Msg>((resolve, reject) => {
      const pending: PendingRequest = { resolve, reject }
      const key = this.pending.add(pending)
      const fail = (error: unknown) => this.complete(key)?.reject(error)
      pending.deadline = setTimeout(() => fail(new AppError('UNAVAILABLE')), options.timeoutMs)
      const addressed = { reply: `${this.inbox}.${key.toString(radix)}`, headers: options.headers }
      this.publisher.publish({ subject, body, options: addressed, onError: fail })
    })
  }

  private onReply(reply: Msg): void {
    const pending = this.complete(Number.parseInt(reply.subject.slice(this.inbox.length + 1), radix))
    if (reply.headers?.code === noResponders) pending?.reject(new NoRespondersError(reply.subject))
    else pending?.resolve(reply)
  }

  /** Returns the request that waited under this key, and stops it from waiting. */
  private complete(key: number): PendingRequest | undefined {
    const pending = this.pending.remove(key)
    clearTimeout(pending?.deadline)
    return pending
  }
}
