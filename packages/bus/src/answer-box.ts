import { AppError } from '@seneb/platform/app-error'
import { withDeadline } from '@seneb/platform/with-deadline'
import { NoRespondersError, nuid, type Msg, type MsgHdrs, type NatsConnection } from '@nats-io/transport-node'

import { Outgoing } from './outgoing.js'

const noResponders = 503

interface Waiting {
  readonly resolve: (answer: Msg) => void
  readonly reject: (error: Error) => void
}

/**
 * Sends requests whose answers arrive below one prefix, over one subscription. The client's own requests all share the
 * inbox of the connection, so whoever may answer one of them could answer any; with a box for each service NATS lets
 * each answer only what it was asked (nats-permissions.ts, `answerInbox`).
 */
export class AnswerBox {
  private readonly waiting = new Map<string, Waiting>()
  private readonly address: string
  private readonly outgoing: Outgoing
  private sent = 0

  constructor(connection: NatsConnection, prefix: string) {
    this.outgoing = Outgoing.of(connection)
    this.address = `${prefix}.${nuid.next()}`
    connection.subscribe(`${this.address}.*`, {
      callback: (error, answer) => {
        if (!error) this.take(answer)
      },
    })
  }

  /** Resolves with the answer; rejects with NoRespondersError at once when nobody listens, UNAVAILABLE when it is late. */
  async request(subject: string, body: Uint8Array, options: { timeoutMs: number; headers: MsgHdrs }): Promise<Msg> {
    const token = (++this.sent).toString(36)
    const answered = new Promise<Msg>((resolve, reject) => {
      this.waiting.set(token, { resolve, reject })
      const addressed = { reply: `${this.address}.${token}`, headers: options.headers }
      this.outgoing.publish({ subject, body, options: addressed, failed: reject })
    })
    try {
      return await withDeadline(answered, { ms: options.timeoutMs, late: unavailable })
    } finally {
      this.waiting.delete(token)
    }
  }

  private take(answer: Msg): void {
    const waiting = this.waiting.get(answer.subject.slice(this.address.length + 1))
    if (answer.headers?.code === noResponders) waiting?.reject(new NoRespondersError(answer.subject))
    else waiting?.resolve(answer)
  }
}

function unavailable(): never {
  throw new AppError('UNAVAILABLE')
}
