import type { Input, Output } from '@seneb/contracts/define'
import { RecordCookieChoice } from '@seneb/contracts/messages/enquiry/cookie-choice.messages'
import { cookieChoiceRenewalMonths } from '@seneb/contracts/vocabulary/cookie-purposes'
import { executeIdempotently } from '@seneb/service-kit/requests/idempotency'
import { Column, Entity, PrimaryColumn } from 'typeorm'

import type { EnquiryCtx } from '../enquiry-ctx.js'
import { assertOurSignature } from '../assert-synthetic-signature.js'

/**
 * Stores the receipt of a visitor's choice and returns when to ask again (CONS-07, D-03); idempotent with a key. A
 * synthetic journey of our operators gets the same response, but its choice is not stored. No person made that choice,
 * and receipts are never deleted early.
 */
export async function recordCookieChoice(
  { syntheticSignature, ...form }: Input<typeof RecordCookieChoice>,
  ctx: EnquiryCtx,
): Promise<Output<typeof RecordCookieChoice>> {
  if (syntheticSignature !== undefined) assertOurSignature(syntheticSignature, ctx)
  const { policyVersion, ...choices } = form
  const at = ctx.now()
  const receipt = { id: ctx.newId(), policy_version: policyVersion, ...choices, recorded_at: at }

  return executeIdempotently({ contract: RecordCookieChoice, request: form }, ctx, async (tx) => {
    if (syntheticSignature === undefined) await tx.save(Object.assign(new CookieChoice(), receipt))
    return { receiptId: receipt.id, recordedAt: at.toISOString(), askAgainAt: renewalOf(at).toISOString() }
  })
}

/** The same day six months on; the last day of that month where it has no such day. */
export function renewalOf(at: Date): Date {
  const again = new Date(at)
  again.setUTCMonth(at.getUTCMonth() + cookieChoiceRenewalMonths)
  if (again.getUTCDate() !== at.getUTCDate()) again.setUTCDate(0)
  return again
}

/** A browser's storage choices with policy version and time; nothing identifies the browser's owner (CONS-04, D-03). */
@Entity('cookie_choices')
export class CookieChoice {
  @PrimaryColumn({ type: 'uuid' }) id: string
  @Column({ type: 'text' }) policy_version: string
  @Column({ type: 'boolean' }) analytics: boolean
  @Column({ type: 'boolean' }) advertising: boolean
  @Column({ type: 'boolean' }) personalization: boolean
  @Column({ type: 'boolean' }) functionality: boolean
  @Column({ type: 'timestamptz' }) recorded_at: Date
}
