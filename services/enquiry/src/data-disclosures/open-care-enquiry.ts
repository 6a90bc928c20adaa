import type { Input, Output } from '@seneb/contracts/define'
import type { ReadCareEnquiry } from '@seneb/contracts/messages/enquiry/care-enquiry.messages'
import type { Ctx } from '@seneb/service-kit/ctx'

import { readCareEnquiry } from '../care-enquiry-details/read-care-enquiry.js'
import { recordDisclosure } from './list-disclosures.js'

/** Returns one enquiry for the desk, and records for its person that a staff member saw their data. */
export async function openCareEnquiry(
  input: Input<typeof ReadCareEnquiry>,
  ctx: Ctx,
): Promise<Output<typeof ReadCareEnquiry>> {
  const opened = await readCareEnquiry(input, ctx)
  if (opened.personal) await recordDisclosure(input.enquiryId, ctx)
  return opened
}
