import { CareEnquiryChanged } from '@seneb/contracts/messages/enquiry/care-enquiry.messages'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { WriteTx } from '@seneb/service-kit/storing/db'

import { CareEvent } from './care-event.entity.js'

/** What was told of an enquiry from elsewhere, with its line where it has one. */
interface Told {
  readonly enquiryId: string
  readonly version: number
  readonly line: Pick<CareEvent, 'actor_id' | 'answer_id' | 'at' | 'kind'> | undefined
}

/** Writes a line of the timeline, at the time when it happened, and the hint to open pages; no activity of the team. */
export async function writeToldLine(
  { enquiryId, line, version }: Told,
  tx: WriteTx,
  ctx: Pick<Ctx, 'newId'>,
): Promise<void> {
  if (line) await tx.save(Object.assign(new CareEvent(), { id: ctx.newId(), enquiry_id: enquiryId, ...line }))
  await tx.say(CareEnquiryChanged, { enquiryId, version })
}
