import type { Input, Output } from '@seneb/contracts/define'
import type { CorrectByTelephone, WithdrawByTelephone } from '@seneb/contracts/messages/enquiry/telephone-act.messages'
import { requireStaff } from '@seneb/service-kit/requests/actors'
import type { Ctx } from '@seneb/service-kit/ctx'

import { lockedEnquiry } from '../care-enquiries/change-care-enquiry.js'
import { correctEnquiry } from '../my-request/correct-my-request.js'
import { withdrawEnquiry } from '../my-request/withdraw-my-request.js'
import { auditTelephoneAct, presentVersion } from './audit-telephone-act.js'

/** Corrects by telephone what the person entered. */
export function correctByTelephone(
  { changes, enquiryId, version }: Input<typeof CorrectByTelephone>,
  ctx: Ctx,
): Promise<Output<typeof CorrectByTelephone>> {
  return ctx.db.write(async (tx) => {
    const { kind } = await lockedEnquiry(enquiryId, version, tx)
    await correctEnquiry({ enquiryId, kind, changes, actorId: requireStaff(ctx).id }, tx, ctx)
    const corrected = changes.map(({ name }) => name).join(', ')
    return auditTelephoneAct({ enquiryId, action: 'correct-by-telephone', after: { corrected } }, tx, ctx)
  })
}

/** Withdraws an enquiry by telephone; repeating it changes nothing. */
export function withdrawByTelephone(
  { enquiryId, version }: Input<typeof WithdrawByTelephone>,
  ctx: Ctx,
): Promise<Output<typeof WithdrawByTelephone>> {
  return ctx.db.write(async (tx) => {
    await lockedEnquiry(enquiryId, version, tx)
    const text = 'The person withdrew the request by telephone.'
    const now = await withdrawEnquiry({ enquiryId, text, actorId: requireStaff(ctx).id }, tx, ctx)
    if (now === version) return presentVersion(enquiryId, tx)
    const after = { state: 'closed', outcome: 'withdrawn' }
    return auditTelephoneAct({ enquiryId, action: 'withdraw-by-telephone', after }, tx, ctx)
  })
}
