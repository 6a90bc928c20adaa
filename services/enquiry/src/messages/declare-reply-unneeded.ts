import type { Input, Output } from '@seneb/contracts/define'
import type { DeclareReplyUnneeded } from '@seneb/contracts/messages/enquiry/message.messages'
import type { Ctx } from '@seneb/service-kit/ctx'

import {
  assertNotClaimedByAnother,
  claimFor,
  lockedEnquiry,
  writeChange,
} from '../care-enquiries/change-care-enquiry.js'
import { recomputeMessages } from '../care-enquiries/recompute-messages.js'

/** Stops the next-reply clock without a reply; a later message starts it again. */
export async function declareReplyUnneeded(
  { enquiryId, version }: Input<typeof DeclareReplyUnneeded>,
  ctx: Ctx,
): Promise<Output<typeof DeclareReplyUnneeded>> {
  return ctx.db.write(async (tx) => {
    const enquiry = await lockedEnquiry(enquiryId, version, tx)
    assertNotClaimedByAnother(enquiry, ctx)
    const change = {
      patch: claimFor(ctx),
      line: { kind: 'reply-not-needed' },
      audit: { action: 'decline-reply', after: { state: enquiry.state } },
    } as const
    const changed = await writeChange(enquiry, change, { tx, ctx })
    await recomputeMessages([enquiryId], tx)
    return changed
  })
}
