import { CareEnquiryChanged } from '@seneb/contracts/messages/enquiry/care-enquiry.messages'
import type { PromiseMark } from '@seneb/contracts/vocabulary/promise-marks'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { WriteTx } from '@seneb/service-kit/storing/db'

import { CareEvent } from './care-event.entity.js'

/** Which marks of its promise an enquiry has passed. */
interface Passed {
  readonly enquiryId: string
  readonly version: number
  readonly marks: readonly PromiseMark[]
}

/**
 * Writes a line of the timeline for each mark that was told, and the hint to open pages. It changes no version, because
 * it undoes nothing of what somebody is about to save, and counts as no activity of the team (LEGAL-05).
 */
export async function writeClockLines(
  { enquiryId, marks, version }: Passed,
  tx: WriteTx,
  ctx: Pick<Ctx, 'newId' | 'now'>,
): Promise<void> {
  for (const kind of marks) {
    const line = { id: ctx.newId(), enquiry_id: enquiryId, at: ctx.now(), kind }
    await tx.save(Object.assign(new CareEvent(), line))
  }
  await tx.say(CareEnquiryChanged, { enquiryId, version })
}
