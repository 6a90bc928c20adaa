import { AppError } from '@seneb/platform/app-error'
import { SlotMap } from '@seneb/platform/slot-map'
import { NoRespondersError, nuid, type Msg, type MsgHdrs, type NatsConnection } from '@nats-io/transport-node'

import { Outgoing } from './outgoing.js'

const noResponders = 503
/** In which keys are written into subjects. */
const radix = 36

interface Waiting {
  readonly resolve: (answer: Msg) => void
  readonly reject: (error: unknown) => void
  deadline?: NodeJS.Timeout
}

/**
 * Sends requests whose answers arrive below one prefix, over one subscription. The client's own requests all share the
 * inbox of the connection, so whoever may answer one of them could answer any; with a box for each service NATS lets
 * each answer only what it was asked (nats-permissions.ts, `answerInbox`).
 */
export class AnswerBox {
  private readonly waiting = new SlotMap<Waiting>()
  private readonly address: string
  private readonly outgoing: Outgoing

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
  request(subject: string, body: Uint8Array, options: { timeoutMs: number; headers: MsgHdrs }): Promise<Msg> {
    return new Promise<Msg>((resolve, reject) => {
      const waiting: Waiting = { resolve, reject }
      const key = this.waiting.add(waiting)
      const fail = (error: unknown) => this.end(key)?.reject(error)
      waiting.deadline = setTimeout(() => fail(new AppError('UNAVAILABLE')), options.timeoutMs)
      const addressed = { reply: `${this.address}.${key.toString(radix)}`, headers: options.headers }
      this.outgoing.publish({ subject, body, options: addressed, failed: fail })
    })
  }

  private take(answer: Msg): void {
    const waiting = this.end(Number.parseInt(answer.subject.slice(this.address.length + 1), radix))
    if (answer.headers?.code === noResponders) waiting?.reject(new NoRespondersError(answer.subject))
    else waiting?.resolve(answer)
  }

  /** Who waited by this key, and does no more. */
  private end(key: number): Waiting | undefined {
    const waiting = this.waiting.take(key)
    clearTimeout(waiting?.deadline)
    return waiting
  }
}
