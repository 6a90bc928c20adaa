import type { Input, Output } from '@seneb/contracts/define'
import type { AssignCareEnquiry, ReleaseCareEnquiry } from '@seneb/contracts/messages/enquiry/care-enquiry.messages'
import type { Ctx } from '@seneb/service-kit/ctx'

import { assertNotClaimedByAnother, lockedEnquiry, writeChange } from './change-care-enquiry.js'

/** Gives an enquiry to somebody of the team; whoever has it keeps no claim on it. */
export async function assignCareEnquiry(
  { enquiryId, staffId, version }: Input<typeof AssignCareEnquiry>,
  ctx: Ctx,
): Promise<Output<typeof AssignCareEnquiry>> {
  return ctx.db.write(async (tx) => {
    const enquiry = await lockedEnquiry(enquiryId, version, tx)
    const state = enquiry.state === 'new' ? 'open' : enquiry.state
    const change = {
      patch: { assignee_id: staffId, claimed_until: null, state },
      line: { kind: 'assigned', assignee_id: staffId },
      act: {
        action: 'assign-enquiry',
        before: { state: enquiry.state, assignee: enquiry.assignee_id },
        after: { state, assignee: staffId },
      },
    } as const
    return writeChange(enquiry, change, { tx, ctx })
  })
}

/** Gives an enquiry back, so that anybody may take it. */
export async function releaseCareEnquiry(
  { enquiryId, version }: Input<typeof ReleaseCareEnquiry>,
  ctx: Ctx,
): Promise<Output<typeof ReleaseCareEnquiry>> {
  return ctx.db.write(async (tx) => {
    const enquiry = await lockedEnquiry(enquiryId, version, tx)
    assertNotClaimedByAnother(enquiry, ctx)
    const change = {
      patch: { assignee_id: null, claimed_until: null },
      line: { kind: 'released' },
      act: { action: 'release-enquiry', before: { assignee: enquiry.assignee_id }, after: {} },
    } as const
    return writeChange(enquiry, change, { tx, ctx })
  })
}
