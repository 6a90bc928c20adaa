import type { Input, Output } from '@seneb/contracts/define'
import { CareEnquiryChanged } from '@seneb/contracts/messages/enquiry/care-enquiry.messages'
import { ConsentRestored, type RestoreConsent } from '@seneb/contracts/messages/enquiry/consent.messages'
import { recomputeMessages } from '../care-enquiries/recompute-messages.js'
import type { ConsentPurpose } from '@seneb/contracts/vocabulary/consent-texts'
import { promisedReplyHours } from '@seneb/contracts/vocabulary/trip-options'
import { AppError } from '@seneb/platform/app-error'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { WriteTx } from '@seneb/service-kit/database/db'

import { lockConsentsOfLink, markGranted, type ConsentOfLink } from '../consents/consents.js'
import { returningWith } from '../consents/withdrawal.rules.js'
import { restoreMessages } from '../messages/withdraw-messages.js'
import { consentsWithPending, putBack, readSenderOf } from './pending-withdrawals.js'
import { PendingWithdrawal, restartSql } from './pending-withdrawal.entity.js'

const hourMs = 60 * 60 * 1000

/**
 * Undoes the withdrawal of a consent within its seven days. The data it allowed is restored, with a new reply promise,
 * and the team is notified. The consent to a draft stays withdrawn, because the draft is erased. A consent in force
 * stays unchanged. Rejects with CONSENT_LINK_INVALID when the time is over.
 */
export function restoreConsent(
  { purpose, token }: Input<typeof RestoreConsent>,
  ctx: Ctx,
): Promise<Output<typeof RestoreConsent>> {
  return ctx.db.write(async (tx) => restoreLocked(await lockConsentsOfLink(token, tx), purpose, { tx, ctx }))
}

/** Restores one of the locked consents of an enquiry. Rejects with CONSENT_LINK_INVALID when that is not possible. */
export async function restoreLocked(
  consents: readonly ConsentOfLink[],
  purpose: ConsentPurpose,
  { ctx, tx }: { readonly tx: WriteTx; readonly ctx: Ctx },
): Promise<Output<typeof RestoreConsent>> {
  const consent = consents.find((one) => one.purpose === purpose)
  if (!consent) throw new AppError('CONSENT_LINK_INVALID')
  if (!consent.withdrawn_at) return { consents: await consentsWithPending(consents, tx) }

  const pending = await pendingOf(consent, tx)
  const returning = returningWith(pending, consents)
  await putBack(pending, tx, ctx)
  await restoreMessages({ enquiryId: pending.enquiry_id, at: pending.withdrawn_at }, tx, ctx)
  await markGranted(returning, tx)
  await goOn(pending, tx, ctx)
  // The enquiry was separated from merged ones, whose messages its marks may count.
  await recomputeMessages([pending.enquiry_id], tx)
  const now = consents.map((one) => (returning.includes(one) ? { ...one, withdrawn_at: undefined } : one))
  return { consents: await consentsWithPending(now, tx) }
}

/**
 * Returns the data set aside when this consent was withdrawn. Rejects with CONSENT_LINK_INVALID when there is none, or
 * when the enquiry has ended and must be restored first.
 */
async function pendingOf(consent: ConsentOfLink, tx: WriteTx): Promise<PendingWithdrawal> {
  const id = consent.trip_plan_id ?? consent.consultation_id
  const all = id ? await tx.find(PendingWithdrawal, { where: { enquiry_id: id } }) : []
  const ended = all.find(({ effect }) => effect === 'enquiry-ended')
  const own = all.find((one) => returningWith(one, [consent]).length > 0)
  if (!own || (ended && own !== ended)) throw new AppError('CONSENT_LINK_INVALID')
  return own
}

async function goOn({ enquiry_id: id, kind }: PendingWithdrawal, tx: WriteTx, ctx: Ctx): Promise<void> {
  const at = ctx.now()
  const dueAt = new Date(at.getTime() + promisedReplyHours * hourMs)
  const [changed] = await tx.query<{ version: number }>(restartSql, [id, at, dueAt])
  await tx.publish(CareEnquiryChanged, { enquiryId: id, version: changed?.version ?? 0 })
  const restored = { enquiryId: id, enquiryKind: kind, restoredAt: at.toISOString() }
  await tx.publish(ConsentRestored, { ...restored, ...(await readSenderOf[kind](id, tx)) })
}
