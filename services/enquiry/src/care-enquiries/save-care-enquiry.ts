import { CareEnquiryChanged } from '@seneb/contracts/messages/enquiry/care-enquiry.messages'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { WriteTx } from '@seneb/service-kit/storing/db'

import { newCareEnquiry, submittedEvent, type Submitted } from './care-enquiry.rules.js'

/** Enters what was submitted into the care team's list, in the statement that saves it; open pages hear of it. */
export async function saveCareEnquiry(submitted: Submitted, tx: WriteTx, ctx: Pick<Ctx, 'newId'>): Promise<void> {
  const enquiry = newCareEnquiry(submitted)
  await tx.save(enquiry)
  await tx.save(submittedEvent(enquiry, ctx.newId()))
  await tx.say(CareEnquiryChanged, { enquiryId: enquiry.id, version: enquiry.version })
}
