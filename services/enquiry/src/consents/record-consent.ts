import type { Output } from '@seneb/contracts/define'
import type { CookieConsentForm } from '@seneb/contracts/forms/cookie-consent.form'
import { RecordConsent } from '@seneb/contracts/messages/enquiry/consent.messages'
import { consentRenewalMonths } from '@seneb/contracts/vocabulary/cookie-purposes'
import { writeOnce } from '@seneb/service-kit/answering/idempotency'
import type { Ctx } from '@seneb/service-kit/ctx'

import { ConsentReceipt } from './consent-receipt.entity.js'

/** Keeps a receipt of a visitor's choice and says when to ask again (CONS-07, D-03); with a key, once. */
export async function recordConsent(form: CookieConsentForm, ctx: Ctx): Promise<Output<typeof RecordConsent>> {
  const { policyVersion, ...choices } = form
  const at = ctx.now()
  const receipt = { id: ctx.newId(), policy_version: policyVersion, ...choices, recorded_at: at }

  return writeOnce({ question: RecordConsent, request: form }, ctx, async (tx) => {
    await tx.save(Object.assign(new ConsentReceipt(), receipt))
    return { receiptId: receipt.id, recordedAt: at.toISOString(), askAgainAt: renewalOf(at).toISOString() }
  })
}

/** The same day six months on; the last day of that month where it has no such day. */
function renewalOf(at: Date): Date {
  const again = new Date(at)
  again.setUTCMonth(at.getUTCMonth() + consentRenewalMonths)
  if (again.getUTCDate() !== at.getUTCDate()) again.setUTCDate(0)
  return again
}
