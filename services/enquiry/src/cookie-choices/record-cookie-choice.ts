import type { Output } from '@seneb/contracts/define'
import type { CookieChoiceForm } from '@seneb/contracts/forms/cookie-choice.form'
import { RecordCookieChoice } from '@seneb/contracts/messages/enquiry/cookie-choice.messages'
import { cookieChoiceRenewalMonths } from '@seneb/contracts/vocabulary/cookie-purposes'
import { writeOnce } from '@seneb/service-kit/answering/idempotency'
import type { Ctx } from '@seneb/service-kit/ctx'

import { CookieChoice } from './cookie-choice.entity.js'

/** Stores the receipt of a visitor's choice and says when to ask again (CONS-07, D-03); with a key, once. */
export async function recordCookieChoice(form: CookieChoiceForm, ctx: Ctx): Promise<Output<typeof RecordCookieChoice>> {
  const { policyVersion, ...choices } = form
  const at = ctx.now()
  const receipt = { id: ctx.newId(), policy_version: policyVersion, ...choices, recorded_at: at }

  return writeOnce({ question: RecordCookieChoice, request: form }, ctx, async (tx) => {
    await tx.save(Object.assign(new CookieChoice(), receipt))
    return { receiptId: receipt.id, recordedAt: at.toISOString(), askAgainAt: renewalOf(at).toISOString() }
  })
}

/** The same day six months on; the last day of that month where it has no such day. */
function renewalOf(at: Date): Date {
  const again = new Date(at)
  again.setUTCMonth(at.getUTCMonth() + cookieChoiceRenewalMonths)
  if (again.getUTCDate() !== at.getUTCDate()) again.setUTCDate(0)
  return again
}
