import type { Input, Output } from '@seneb/contracts/define'
import {
  PartnerEnquiryWithdrawn,
  type SimulatePartnerEnquiry,
  type WithdrawPartnerEnquiry,
} from '@seneb/contracts/messages/enquiry/partner-enquiry.messages'
import { AppError } from '@seneb/platform/app-error'
import { newLinkToken } from '@seneb/platform/link-token'
import { requirePartner } from '@seneb/service-kit/requests/actors'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { WriteTx } from '@seneb/service-kit/database/db'

import { closeWithdrawnEnquiry } from '../care-enquiries/withdraw-from-care-enquiry.js'
import { addLink } from '../consents/consents.js'
import { readSenderOf } from '../withdrawals/pending-withdrawals.js'
import { ownEnquiryNow, uuidOf } from './own-enquiries.js'
import { PartnerEnquiry, lockOwnEnquirySql } from './partner-enquiry.entity.js'

/**
 * Records that the person withdraws an enquiry a partner submitted for them, and closes it for the care team. A partner
 * cannot erase data; only the person can, through the link in their receipt. The team and the person are notified once.
 * Rejects with ENQUIRY_UNKNOWN, after the same work, for an unknown enquiry or one of another partner or mode (S11).
 */
export function withdrawPartnerEnquiry(
  { enquiryId }: Input<typeof WithdrawPartnerEnquiry>,
  ctx: Ctx,
): Promise<Output<typeof WithdrawPartnerEnquiry>> {
  return ctx.db.write(async (tx) => {
    const own = await lockedOwn(enquiryId, ctx, tx)
    if (!own.withdrawn_at) await withdraw(own, tx, ctx)
    return ownEnquiryNow(own.id, ctx, tx)
  })
}

/**
 * Closes the enquiry and publishes who withdrew it, with a new link for the person, because only a digest of the
 * receipt's link is stored. Locks consents before the enquiry, in the same order as the person's own withdrawal.
 */
async function withdraw({ id, kind, withholds_mail }: Locked, tx: WriteTx, ctx: Ctx): Promise<void> {
  const [at, withdrawnBy, withdrawalToken] = [ctx.now(), nameOf(ctx), newLinkToken(ctx)]
  await tx.update(PartnerEnquiry, { id }, { withdrawn_at: at, simulated_state: null, simulated_at: null })
  await addLink({ id, kind }, withdrawalToken, tx)
  const isThere = await closeWithdrawnEnquiry({ id, withdrawnBy }, tx, ctx)
  if (!isThere) return
  await tx.publish(PartnerEnquiryWithdrawn, {
    enquiryId: id,
    enquiryKind: kind,
    withdrawnAt: at.toISOString(),
    withdrawnBy,
    withdrawalToken,
    ...(await readSenderOf[kind](id, tx)),
    withholdMail: withholds_mail || undefined,
  })
}

/** Sets the state of an enquiry submitted with a test key; enquiries submitted with live keys are not found. */
export async function simulatePartnerEnquiry(
  { enquiryId, state }: Input<typeof SimulatePartnerEnquiry>,
  ctx: Ctx,
): Promise<Output<typeof SimulatePartnerEnquiry>> {
  if (requirePartner(ctx).mode !== 'test') throw new AppError('ENQUIRY_UNKNOWN')
  return ctx.db.write(async (tx) => {
    const { id } = await lockedOwn(enquiryId, ctx, tx)
    await tx.update(PartnerEnquiry, { id, mode: 'test' }, { simulated_state: state, simulated_at: ctx.now() })
    return ownEnquiryNow(id, ctx, tx)
  })
}

type Locked = Pick<PartnerEnquiry, 'id' | 'kind' | 'withdrawn_at' | 'withholds_mail'>

async function lockedOwn(enquiryId: string, ctx: Ctx, tx: WriteTx): Promise<Locked> {
  const { id, mode } = requirePartner(ctx)
  const [own] = await tx.query<Locked>(lockOwnEnquirySql, [id, mode, uuidOf(enquiryId)])
  if (!own) throw new AppError('ENQUIRY_UNKNOWN')
  return own
}

/**
 * Returns the partner's name as shown to the person. Throws UNAVAILABLE when it is empty, because for a minute after an
 * upgrade an identity token may have no name.
 */
function nameOf(ctx: Ctx): string {
  const { name } = requirePartner(ctx)
  if (name === '') throw new AppError('UNAVAILABLE')
  return name
}
