import type { EnquiryKind } from '@seneb/contracts/vocabulary/care-enquiries'
import { daysOf, retentionPeriods } from '@seneb/contracts/vocabulary/retention-periods'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { WriteTx } from '@seneb/service-kit/storing/db'

import { PendingWithdrawal, type RegrettableEffect } from './pending-withdrawal.entity.js'
import { partsOf, putBackSql, readRowsSql, takeOutEnquirySql } from './pending-withdrawal.queries.js'

const dayMs = 24 * 60 * 60 * 1000

/** From when on what was withdrawn then is erased. */
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
 * Reads what the effect ends and seals it beside, where nobody lists, opens, searches or answers it. Of an enquiry that ends,
 * the rows that people work with then go; what was submitted stays in its table, which only they lead to.
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
  if (effect === 'enquiry-ended') await tx.query(takeOutEnquirySql, [id])
}

/** Puts back what was put aside, as it was. */
export async function putBack(pending: PendingWithdrawal, tx: WriteTx, ctx: Pick<Ctx, 'atRest'>): Promise<void> {
  const rows = JSON.parse(ctx.atRest.open(pending.rows_sealed, boundTo(pending)).toString()) as Rows
  for (const part of partsOf[pending.effect]) {
    const [first] = rows[part.table] ?? []
    if (first) await tx.query(putBackSql(part, Object.keys(first)), [JSON.stringify(rows[part.table])])
  }
  await tx.remove(PendingWithdrawal, { enquiry_id: pending.enquiry_id, effect: pending.effect })
}

const boundTo = ({ effect, enquiry_id }: Pick<PendingWithdrawal, 'effect' | 'enquiry_id'>) => `${enquiry_id} ${effect}`
