import type { EnquiryKind } from '@seneb/contracts/vocabulary/care-enquiries'
import { daysOf, retentionPeriods } from '@seneb/contracts/vocabulary/retention-periods'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { WriteTx, ReadTx } from '@seneb/service-kit/database/db'
import type { Input, Output } from '@seneb/contracts/define'
import type { ListConsents } from '@seneb/contracts/messages/enquiry/consent.messages'

import { type ConsentOfLink, consentsOfLink } from '../consents/consents.js'
import { givenConsents } from '../consents/withdrawal.rules.js'
import { readConsultationSender } from '../consultations/read-consultation.js'
import { readTripPlanSender } from '../trip-plans/read-trip-plan.js'
import {
  PendingWithdrawal,
  type RegrettableEffect,
  partsOf,
  putBackSql,
  readRowsSql,
  removeEnquirySql,
} from './pending-withdrawal.entity.js'

const dayMs = 24 * 60 * 60 * 1000

/** Returns the time of erasure of data withdrawn at a given time. */
export function eraseAtOf(withdrawnAt: Date): Date {
  return new Date(withdrawnAt.getTime() + daysOf(retentionPeriods.withdrawal) * dayMs)
}

interface Aside {
  readonly id: string
  readonly kind: EnquiryKind
  readonly effect: RegrettableEffect
  readonly at: Date
}

type Rows = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>

/**
 * Reads the rows the effect ends and stores them encrypted, out of reach of lists, pages, search and replies. When the
 * enquiry ends, the rows staff work with are then removed. The submission stays in its table, which is reachable only
 * through them.
 */
export async function putAside({ at, effect, id, kind }: Aside, tx: WriteTx, ctx: Pick<Ctx, 'atRest'>): Promise<void> {
  const rows: Record<string, Rows[string]> = {}
  for (const part of partsOf[effect]) {
    const [read] = await tx.query<{ rows: Rows[string] }>(readRowsSql(part), [id])
    rows[part.table] = read?.rows ?? []
  }
  const row = { enquiry_id: id, effect, kind, withdrawn_at: at, erase_at: eraseAtOf(at) }
  const rows_sealed = ctx.atRest.seal(Buffer.from(JSON.stringify(rows)), boundTo(row))
  await tx.save(Object.assign(new PendingWithdrawal(), { ...row, rows_sealed }))
  if (effect === 'enquiry-ended') await tx.query(removeEnquirySql, [id])
}

/** Restores rows that were set aside, unchanged. */
export async function putBack(pending: PendingWithdrawal, tx: WriteTx, ctx: Pick<Ctx, 'atRest'>): Promise<void> {
  const rows = JSON.parse(ctx.atRest.open(pending.rows_sealed, boundTo(pending)).toString()) as Rows
  for (const part of partsOf[pending.effect]) {
    const [first] = rows[part.table] ?? []
    if (first) await tx.query(putBackSql(part, Object.keys(first)), [JSON.stringify(rows[part.table])])
  }
  await tx.remove(PendingWithdrawal, { enquiry_id: pending.enquiry_id, effect: pending.effect })
}

/** Restores an enquiry that a withdrawal ended; changes nothing for any other. */
export async function putBackEnded(enquiryId: string, tx: WriteTx, ctx: Pick<Ctx, 'atRest'>): Promise<void> {
  const pending = await tx.findOne(PendingWithdrawal, { enquiry_id: enquiryId, effect: 'enquiry-ended' })
  if (pending) await putBack(pending, tx, ctx)
}

const boundTo = ({ effect, enquiry_id }: Pick<PendingWithdrawal, 'effect' | 'enquiry_id'>) => `${enquiry_id} ${effect}`

/**
 * Returns the consents of one link as the person reads them, with the reference and the time until which a withdrawal
 * can be undone.
 */
export async function consentsWithPending(consents: readonly ConsentOfLink[], tx: ReadTx) {
  const [{ consultation_id, trip_plan_id } = {}] = consents
  const id = trip_plan_id ?? consultation_id
  if (!id) return givenConsents(consents, { pending: [] })
  const { reference } = await readSenderOf[trip_plan_id ? 'trip-plan' : 'consultation'](id, tx)
  return givenConsents(consents, { reference, pending: await pendingWithdrawalsOf(id, tx) })
}

/** Returns the withdrawals of an enquiry that can still be undone. */
export function pendingWithdrawalsOf(enquiryId: string, tx: ReadTx): Promise<readonly PendingWithdrawal[]> {
  return tx.find(PendingWithdrawal, { where: { enquiry_id: enquiryId } })
}

/** Returns the consents of the enquiry with this link, with their full text; empty for an unknown link (TRIP-26). */
export async function listConsents(
  { token }: Input<typeof ListConsents>,
  ctx: Ctx,
): Promise<Output<typeof ListConsents>> {
  return ctx.db.read(async (tx) => ({ consents: await consentsWithPending(await consentsOfLink(token, tx), tx) }))
}

/** Returns reference and recipient of an enquiry of each kind. */
export const readSenderOf = { 'trip-plan': readTripPlanSender, consultation: readConsultationSender }
