import type { Input, Output } from '@seneb/contracts/define'
import { AddCareNote } from '@seneb/contracts/messages/enquiry/care-enquiry.messages'
import { writeOnce } from '@seneb/service-kit/answering/idempotency'
import type { Ctx } from '@seneb/service-kit/ctx'

import { lockedEnquiry, writeChange } from './change-care-enquiry.js'

/** Writes a note for the team, sealed. It needs no claim and no version: what others write is not undone by it. */
export async function addCareNote(request: Input<typeof AddCareNote>, ctx: Ctx): Promise<Output<typeof AddCareNote>> {
  const { enquiryId, words } = request
  return writeOnce({ question: AddCareNote, request }, ctx, async (tx) => {
    const enquiry = await lockedEnquiry(enquiryId, undefined, tx)
    const act = { action: 'add-note', after: { note: words } }
    return writeChange(enquiry, { patch: {}, line: { kind: 'noted' }, words, act }, { tx, ctx })
  })
}
