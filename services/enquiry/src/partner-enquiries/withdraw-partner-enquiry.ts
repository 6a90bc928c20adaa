import type { Input, Output } from '@seneb/contracts/define'
import type {
  SimulatePartnerEnquiry,
  WithdrawPartnerEnquiry,
} from '@seneb/contracts/messages/enquiry/partner-enquiry.messages'
import { AppError } from '@seneb/platform/app-error'
import { partnerOf } from '@seneb/service-kit/answering/partner-actor'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { WriteTx } from '@seneb/service-kit/storing/db'

import { closeWithdrawnEnquiry } from '../care-enquiries/close-withdrawn-enquiry.js'
import { ownEnquiryNow, uuidOf } from './own-enquiries.js'
import { PartnerEnquiry } from './partner-enquiry.entity.js'
import { lockOwnEnquirySql } from './partner-enquiry.queries.js'

/**
 * Notes that the person withdraws what a partner handed in for them, and closes it for the care team. Nothing is erased by a
 * partner's word: that is the person's, by the link in their receipt. ENQUIRY_UNKNOWN, after the same work, for what is
 * another's, of the other mode, or not there (S11).
 */
export function withdrawPartnerEnquiry(
  { enquiryId }: Input<typeof WithdrawPartnerEnquiry>,
  ctx: Ctx,
): Promise<Output<typeof WithdrawPartnerEnquiry>> {
  return ctx.db.write(async (tx) => {
    const { id, withdrawn_at } = await lockedOwn(enquiryId, ctx, tx)
    if (!withdrawn_at) {
      const at = ctx.now()
      await tx.update(PartnerEnquiry, { id }, { withdrawn_at: at, simulated_state: null, simulated_at: null })
      await closeWithdrawnEnquiry(id, tx, ctx)
    }
    return ownEnquiryNow(id, ctx, tx)
  })
}

/** Puts an enquiry of a key for trying out into a state; what a key for real handed in is not there for it. */
export async function simulatePartnerEnquiry(
  { enquiryId, state }: Input<typeof SimulatePartnerEnquiry>,
  ctx: Ctx,
): Promise<Output<typeof SimulatePartnerEnquiry>> {
  if (partnerOf(ctx).mode !== 'test') throw new AppError('ENQUIRY_UNKNOWN')
  return ctx.db.write(async (tx) => {
    const { id } = await lockedOwn(enquiryId, ctx, tx)
    await tx.update(PartnerEnquiry, { id, mode: 'test' }, { simulated_state: state, simulated_at: ctx.now() })
    return ownEnquiryNow(id, ctx, tx)
  })
}

type Locked = Pick<PartnerEnquiry, 'id' | 'withdrawn_at'>

async function lockedOwn(enquiryId: string, ctx: Ctx, tx: WriteTx): Promise<Locked> {
  const { id, mode } = partnerOf(ctx)
  const [own] = await tx.query<Locked>(lockOwnEnquirySql, [id, mode, uuidOf(enquiryId)])
  if (!own) throw new AppError('ENQUIRY_UNKNOWN')
  return own
}
