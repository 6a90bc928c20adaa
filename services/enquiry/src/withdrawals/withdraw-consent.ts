import type { Input, Output, Payload } from '@seneb/contracts/define'
import { AiPlanWithdrawn } from '@seneb/contracts/messages/enquiry/care-plan.messages'
import { CareEnquiryChanged } from '@seneb/contracts/messages/enquiry/care-enquiry.messages'
import { ConsentWithdrawn, type WithdrawConsent } from '@seneb/contracts/messages/enquiry/consent.messages'
import { planDraftConsent, type ConsentPurpose } from '@seneb/contracts/vocabulary/consent-texts'
import { AppError } from '@seneb/platform/app-error'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { WriteTx } from '@seneb/service-kit/database/db'

import { separateMerges } from '../merges/separate-merges.js'
import { withdrawMessages } from '../messages/withdraw-messages.js'
import { withholdReplies, withdrawReplies } from '../replies/recall-reply.js'
import { withdrawFromCareEnquiry } from '../care-enquiries/withdraw-from-care-enquiry.js'
import { lockConsentsOfLink, markWithdrawn, type ConsentOfLink } from '../consents/consents.js'
import { effectOf, endingWith, enquiryOf, type EnquiryOfConsent } from '../consents/withdrawal.rules.js'
import { eraseConsultationHealth } from '../consultations/read-consultation.js'
import { consentsWithPending, eraseAtOf, putAside, readSenderOf } from './pending-withdrawals.js'

type WithdrawnEvent = Payload<typeof ConsentWithdrawn>

/**
 * Withdraws one consent by the link in its receipt (TRIP-26, TRIP-54, LEGAL-05). The data that it allowed is set aside
 * in the same transaction: the enquiry, the health details or the draft. A draft is erased immediately, the others
 * after seven days, during which the same link undoes the withdrawal. The record of consent and withdrawal stays as
 * proof. Repeating it changes nothing.
 */
export function withdrawConsent(
  { purpose, token }: Input<typeof WithdrawConsent>,
  ctx: Ctx,
): Promise<Output<typeof WithdrawConsent>> {
  return ctx.db.write(async (tx) => {
    const withdrawn = await withdrawLocked(await lockConsentsOfLink(token, tx), purpose, { tx, ctx })
    if (!withdrawn) throw new AppError('CONSENT_LINK_INVALID')
    return withdrawn
  })
}

/**
 * Withdraws one of the locked consents of an enquiry; undefined when it has none with this purpose. Repeating it changes
 * nothing.
 */
export async function withdrawLocked(
  consents: readonly ConsentOfLink[],
  purpose: ConsentPurpose,
  { ctx, tx }: Work,
): Promise<Output<typeof WithdrawConsent> | undefined> {
  const consent = consents.find((one) => one.purpose === purpose)
  if (!consent) return undefined
  if (consent.withdrawn_at) return { consents: await consentsWithPending(consents, tx) }

  const ending = endingWith(consent, consents)
  const at = ctx.now()
  const isDraftEnding = ending.some((one) => one.purpose === planDraftConsent.purpose)
  await markWithdrawn(ending, at, tx)
  await endProcessing({ ...enquiryOf(consent), effect: effectOf(purpose), isDraftEnding, at }, { tx, ctx })

  const now = consents.map((one) => (ending.includes(one) ? { ...one, withdrawn_at: at } : one))
  return { consents: await consentsWithPending(now, tx) }
}

interface Withdrawal extends EnquiryOfConsent {
  readonly effect: WithdrawnEvent['effect']
  readonly isDraftEnding: boolean
  readonly at: Date
}

interface Work {
  readonly tx: WriteTx
  readonly ctx: Ctx
}

async function endProcessing(withdrawal: Withdrawal, work: Work): Promise<void> {
  const { at, effect, id, isDraftEnding, kind } = withdrawal
  const { tx } = work
  const withdrawnAt = at.toISOString()
  await endOf[effect](withdrawal, work)
  // The team may have started a plan even when no draft was allowed.
  const isPlanEnding = isDraftEnding || (effect === 'enquiry-ended' && kind === 'trip-plan')
  if (isPlanEnding) await tx.publish(AiPlanWithdrawn, { tripPlanId: id, withdrawnAt })
  const { contact, reference } = await readSenderOf[kind](id, tx)
  const whom = effect === 'enquiry-ended' ? {} : { contact }
  const eraseAt = effect === 'draft-erased' ? undefined : eraseAtOf(at).toISOString()
  await tx.publish(ConsentWithdrawn, {
    enquiryId: id,
    enquiryKind: kind,
    effect,
    withdrawnAt,
    reference,
    eraseAt,
    ...whom,
  })
}

const endOf: Readonly<Record<WithdrawnEvent['effect'], (withdrawal: Withdrawal, work: Work) => Promise<void>>> = {
  'enquiry-ended': endEnquiry,
  'health-erased': endHealth,
  'draft-erased': ({ at, effect, id }, { ctx, tx }) => withdrawFromCareEnquiry({ id, effect, at }, tx, ctx),
}

/** Hides the enquiry from the team, and stops replies and reminders; open pages of the desk refresh. */
async function endEnquiry({ at, id, kind }: Withdrawal, { ctx, tx }: Work): Promise<void> {
  await withholdReplies({ id, kind }, tx)
  await separateMerges(id, tx, ctx)
  await putAside({ id, kind, effect: 'enquiry-ended', at }, tx, ctx)
  await tx.publish(CareEnquiryChanged, { enquiryId: id, version: 0 })
}

/** Deletes texts that may tell about health, when that consent is withdrawn. $1 the enquiry */
const eraseMyHealthSql = `/* eraseMyHealth */
  with corrections as (delete from request_corrections where enquiry_id = $1::uuid)
  delete from patient_document_requests where enquiry_id = $1::uuid`

async function endHealth({ at, id, kind }: Withdrawal, { ctx, tx }: Work): Promise<void> {
  await putAside({ id, kind, effect: 'health-erased', at }, tx, ctx)
  await withdrawFromCareEnquiry({ id, effect: 'health-erased', at }, tx, ctx)
  await withdrawReplies({ id, kind }, tx)
  await withdrawMessages({ enquiryId: id, at }, tx)
  await tx.query(eraseMyHealthSql, [id])
  await eraseConsultationHealth(id, tx)
}
