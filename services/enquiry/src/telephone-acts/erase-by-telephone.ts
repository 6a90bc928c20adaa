import type { Input, Output } from '@seneb/contracts/define'
import type {
  CancelErasureByTelephone,
  SendLinkByTelephone,
  StartErasureByTelephone,
} from '@seneb/contracts/messages/enquiry/telephone-act.messages'
import { AppError } from '@seneb/platform/app-error'
import { requireStaff } from '@seneb/service-kit/requests/actors'
import type { Ctx } from '@seneb/service-kit/ctx'

import { findLocked, lockedEnquiry } from '../care-enquiries/change-care-enquiry.js'
import { cancelErasure, findErasure, scheduleErasure } from '../my-request/erase-my-request.js'
import { replaceLinkOf, sendLinkOf } from '../request-access/send-request-link.js'
import { auditTelephoneAct, presentVersion } from './audit-telephone-act.js'

/** Starts the delay after which an enquiry is erased; repeating it does not extend the delay. */
export function startErasureByTelephone(
  { enquiryId, version }: Input<typeof StartErasureByTelephone>,
  ctx: Ctx,
): Promise<Output<typeof StartErasureByTelephone>> {
  return ctx.db.write(async (tx) => {
    await lockedEnquiry(enquiryId, version, tx)
    const earlier = await findErasure(enquiryId, tx)
    if (earlier) return presentVersion(enquiryId, tx)
    await scheduleErasure({ enquiryId, actorId: requireStaff(ctx).id }, tx, ctx)
    const after = { erasure: 'requested' }
    return auditTelephoneAct({ enquiryId, action: 'start-erasure-by-telephone', after }, tx, ctx)
  })
}

/** Cancels an erasure that has not started, also of an enquiry whose consent was withdrawn. */
export function cancelErasureByTelephone(
  { enquiryId }: Input<typeof CancelErasureByTelephone>,
  ctx: Ctx,
): Promise<Output<typeof CancelErasureByTelephone>> {
  return ctx.db.write(async (tx) => {
    const earlier = await findErasure(enquiryId, tx)
    if (!earlier) {
      if (!(await findLocked(enquiryId, tx))) throw new AppError('ENQUIRY_UNKNOWN')
      return presentVersion(enquiryId, tx)
    }
    const isCanceled = await cancelErasure({ enquiryId, actorId: requireStaff(ctx).id }, tx, ctx)
    if (!isCanceled) throw new AppError('ENQUIRY_UNKNOWN')
    const after = { erasure: 'canceled' }
    return auditTelephoneAct({ enquiryId, action: 'cancel-erasure-by-telephone', after }, tx, ctx)
  })
}

/** Emails the link of the person's page to their address, on request as a new one. */
export function sendLinkByTelephone(
  { endsEarlierLinks, enquiryId }: Input<typeof SendLinkByTelephone>,
  ctx: Ctx,
): Promise<Output<typeof SendLinkByTelephone>> {
  return ctx.db.write(async (tx) => {
    await lockedEnquiry(enquiryId, undefined, tx)
    if (endsEarlierLinks) await replaceLinkOf({ enquiryId }, tx, ctx)
    else await sendLinkOf(enquiryId, tx, ctx)
    const after = { link: endsEarlierLinks ? 'replaced' : 'sent again' }
    return auditTelephoneAct({ enquiryId, action: 'send-link-by-telephone', after }, tx, ctx)
  })
}
