import type { Bus } from '@seneb/bus/bus'
import { recordId } from '@seneb/contracts/messages/record-id'
import { presenceSubject } from '@seneb/contracts/nats-permissions'
import { object, string, type InferType } from 'yup'

import { doings, type PagePlace } from './presence.js'

type Heard = (page: string, place: PagePlace | undefined) => void

/** Where a page is, in ids alone. */
const toldPlace = object({ enquiryId: recordId(), staffId: recordId(), doing: string().oneOf(doings).required() })
const toldPage = object({
  replica: string().max(64).required(),
  /** A hash that stands for the page. */
  page: string()
    .matches(/^[\w-]{43}$/)
    .required(),
  /** Left out by one that is nowhere any more. */
  place: toldPlace.optional().default(undefined),
})

/**
 * Tells the other replicas which page is where, and hears what they tell. What is lost on the way is told again within
 * twenty seconds, or forgotten (ADR 164).
 */
export class ReplicaPresence {
  private readonly replica = crypto.randomUUID()

  constructor(private readonly bus: Pick<Bus, 'connection'>) {}

  hear(take: Heard): void {
    this.bus.connection.subscribe(presenceSubject, {
      callback: (error, message) => {
        const told = error ? undefined : readTold(message.string())
        if (told && told.replica !== this.replica) take(told.page, told.place)
      },
    })
  }

  /** A page is there, or is nowhere any more. */
  tell(page: string, at?: PagePlace): void {
    const { connection } = this.bus
    if (connection.isClosed() || connection.isDraining()) return
    const place = at && { enquiryId: at.enquiryId, staffId: at.staffId, doing: at.doing }
    connection.publish(presenceSubject, JSON.stringify({ replica: this.replica, page, place }))
  }
}

function readTold(text: string): InferType<typeof toldPage> | undefined {
  try {
    return toldPage.validateSync(JSON.parse(text), { strict: true })
  } catch {
    return undefined
  }
}
