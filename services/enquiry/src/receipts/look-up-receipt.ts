import type { Input, Output } from '@seneb/contracts/define'
import type { LookUpReceipt } from '@seneb/contracts/messages/enquiry/receipt.messages'
import { cookiePurposes } from '@seneb/contracts/vocabulary/cookie-purposes'
import { AppError } from '@seneb/platform/app-error'
import { linkTokenDigest } from '@seneb/platform/link-token'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { WriteTx } from '@seneb/service-kit/database/db'
import { requireStaff } from '@seneb/service-kit/requests/actors'
import { defineAuditedResource } from '@seneb/service-kit/requests/audited-resource'

import { maySeePersonal } from '../care-enquiries/listed-enquiry.js'
import { givenConsents } from '../consents/withdrawal.rules.js'
import { CookieChoice, renewalOf } from '../cookie-choices/record-cookie-choice.js'
import type { ReceiptCtx } from '../enquiry-ctx.js'
import { pendingWithdrawalsOf } from '../withdrawals/pending-withdrawals.js'
import { consentsOfReceiptSql, countLookupSql, maxLookups } from './receipt-lookup.entity.js'
import { readReceiptReference } from './receipt-reference.rules.js'

type Receipt = Output<typeof LookUpReceipt>
type Consent = Parameters<typeof givenConsents>[0][number]
type ConsentOfReceipt = Consent & {
  readonly reference: string | null
  readonly country: string | null
  readonly timeZone: string | null
}

/** Stands for each kind of reference that a text is not, so that every lookup runs the same statements. */
const nobody = { receiptId: '00000000-0000-0000-0000-000000000000', linkToken: '' }

/**
 * Looks up the receipt of a cookie choice or of consents by a reference that its person holds. Each lookup is audited
 * and counted. Rejects with RECEIPT_UNKNOWN after the same work, and with RATE_LIMITED after too many lookups. Those are
 * audited as well, because a person who goes on is guessing.
 */
export async function lookUpReceipt({ reference }: Input<typeof LookUpReceipt>, ctx: ReceiptCtx): Promise<Receipt> {
  const staff = requireStaff(ctx)
  const { cookieReceipt, enquiry, linkToken } = readReceiptReference(reference)
  const receipt = await ctx.db.write(async (tx) => {
    const [counted] = await tx.query<{ lookups: number }>(countLookupSql, [staff.id, ctx.now()])
    if (!counted || counted.lookups > maxLookups) {
      await ctx.audit(tx, tooManyLookups)
      return undefined
    }
    const choice = await tx.findOne(CookieChoice, { id: cookieReceipt ?? nobody.receiptId })
    const digest = linkTokenDigest(linkToken ?? nobody.linkToken)
    const consents = await tx.query<ConsentOfReceipt>(consentsOfReceiptSql, [digest, enquiry ?? ''])
    const enquiryId = consents[0]?.trip_plan_id ?? consents[0]?.consultation_id ?? nobody.receiptId
    const pending = await pendingWithdrawalsOf(enquiryId, tx)
    const found = {
      cookieChoice: choice ? shownChoice(choice) : undefined,
      consents: shownConsents({ consents, pending, isPersonalVisible: maySeePersonal(staff) }),
    }
    await auditLookup(tx, ctx, { choice, consents })
    return found
  })
  if (!receipt) {
    ctx.rejectedLookups.add(1)
    throw new AppError('RATE_LIMITED')
  }
  if (!receipt.cookieChoice && !receipt.consents) throw new AppError('RECEIPT_UNKNOWN')
  return receipt
}

interface Found {
  readonly choice: CookieChoice | null
  readonly consents: readonly Consent[]
}

/** Audits a lookup by the record that it found; the text that was typed may be a secret and is not recorded. */
async function auditLookup(tx: WriteTx, ctx: Ctx, { choice, consents: [consent] }: Found): Promise<void> {
  const id = choice?.id ?? consent?.trip_plan_id ?? consent?.consultation_id ?? consent?.id ?? 'none'
  const kind = choice ? 'cookie-choice' : consent ? 'consents' : 'none'
  await ctx.audit(tx, { action: 'look-up-receipt', object: { resource: receiptAudit, id }, after: { found: kind } })
}

const receiptAudit = defineAuditedResource('receipt', { found: 'plain' })
const tooManyLookups = {
  action: 'look-up-receipt',
  object: { resource: receiptAudit, id: 'none' },
  after: { found: 'too-many-lookups' },
} as const

function shownChoice(choice: CookieChoice): NonNullable<Receipt['cookieChoice']> {
  return {
    receiptId: choice.id,
    policyVersion: choice.policy_version,
    recordedAt: choice.recorded_at.toISOString(),
    askAgainAt: renewalOf(choice.recorded_at).toISOString(),
    accepted: cookiePurposes.filter((purpose) => choice[purpose]),
    refused: cookiePurposes.filter((purpose) => !choice[purpose]),
  }
}

interface ShownConsents {
  readonly consents: readonly ConsentOfReceipt[]
  readonly pending: Parameters<typeof givenConsents>[1]['pending']
  readonly isPersonalVisible: boolean
}

function shownConsents({ consents, isPersonalVisible, pending }: ShownConsents): Receipt['consents'] {
  const [first] = consents
  if (!first) return undefined
  const given = givenConsents(consents, { pending })
  return {
    form: first.trip_plan_id ? 'trip-plan' : first.consultation_id ? 'consultation' : undefined,
    termsVersion: first.terms_version ?? undefined,
    privacyVersion: first.privacy_version ?? undefined,
    // The partner may be a person.
    given: isPersonalVisible ? given : given.map((consent) => ({ ...consent, agreedWith: undefined })),
    personal: isPersonalVisible
      ? {
          reference: first.reference ?? undefined,
          country: first.country ?? undefined,
          timeZone: first.timeZone ?? undefined,
        }
      : undefined,
  }
}
