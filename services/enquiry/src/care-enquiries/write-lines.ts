import { CareEnquiryChanged } from '@seneb/contracts/messages/enquiry/care-enquiry.messages'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { WriteTx } from '@seneb/service-kit/database/db'
import type { PromiseThreshold } from '@seneb/contracts/vocabulary/care-enquiries'

import { CareEnquiry, CareEvent } from './care-enquiry.entity.js'
import { sealEventText } from './sealed-text.js'

interface TimelineLine
  extends
    Pick<CareEvent, 'actor_id' | 'at' | 'kind' | 'message_id'>,
    Pick<CareEvent, 'mirrored_from' | 'other_enquiry_id' | 'outcome' | 'reply_id'> {
  /** ID for a line that others refer to. */
  readonly id?: string
  /** Text of the line; it is stored encrypted. */
  readonly text?: string
}

/** A report of another service about an enquiry, with its timeline line if it has one. */
interface TimelineEntry {
  readonly enquiryId: string
  readonly version: number
  readonly line: TimelineLine | undefined
}

/** Writes a timeline line for a past time, and the hint to open pages; it does not count as team activity. */
export async function appendTimelineEntry(
  { enquiryId, line, version }: TimelineEntry,
  tx: WriteTx,
  ctx: Pick<Ctx, 'atRest' | 'newId'>,
): Promise<void> {
  if (line) await writeLine({ enquiryId, ...line }, tx, ctx)
  await tx.publish(CareEnquiryChanged, { enquiryId, version })
}

/** Writes a timeline line alone; the caller publishes the change. */
export async function writeLine(
  { enquiryId, id: ownId, text, ...line }: TimelineLine & Pick<TimelineEntry, 'enquiryId'>,
  tx: WriteTx,
  ctx: Pick<Ctx, 'atRest' | 'newId'>,
): Promise<void> {
  const id = ownId ?? ctx.newId()
  const body_sealed = text ? sealEventText(text, id, ctx) : undefined
  await tx.save(Object.assign(new CareEvent(), { id, enquiry_id: enquiryId, ...line, body_sealed }))
}

/** Publishes the hint to open pages at the present version; nothing for an enquiry that has ended. */
export async function publishChange(enquiryId: string, tx: WriteTx): Promise<void> {
  const enquiry = await tx.findOne(CareEnquiry, { id: enquiryId })
  if (enquiry) await tx.publish(CareEnquiryChanged, { enquiryId, version: enquiry.version })
}

/** Which marks of its promise an enquiry has passed. */
interface Passed {
  readonly enquiryId: string
  readonly version: number
  readonly thresholds: readonly PromiseThreshold[]
}

/**
 * Writes a timeline line for each reported threshold, and the event for open pages. The version stays, because this
 * overwrites nothing another person is about to save. It does not count as team activity (LEGAL-05).
 */
export async function writeClockLines(
  { enquiryId, thresholds, version }: Passed,
  tx: WriteTx,
  ctx: Pick<Ctx, 'newId' | 'now'>,
): Promise<void> {
  for (const kind of thresholds) {
    const line = { id: ctx.newId(), enquiry_id: enquiryId, at: ctx.now(), kind }
    await tx.save(Object.assign(new CareEvent(), line))
  }
  await tx.publish(CareEnquiryChanged, { enquiryId, version })
}
