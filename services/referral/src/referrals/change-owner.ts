import type { ReferralType } from '@seneb/contracts/forms/referral-id.form'
import type { WriteTx } from '@seneb/service-kit/database/db'

import { Referral } from './referral.entity.js'
import {
  clearOwnerSql,
  lockSpellingsSql,
  moveCountsSql,
  moveEnquiriesSql,
  storeReferralSql,
} from './referral.queries.js'

/** New owner of the referrals. */
export interface ReferralOwner {
  readonly name: string
  readonly email: string
  readonly type: ReferralType
}

/** Assigns counts under a code to its ambassador (REF-04, D-08). */
export async function assignReferral(code: string, { email, name, type }: ReferralOwner, tx: WriteTx): Promise<void> {
  const owner = { status: 'assigned', referrer_name: name, referrer_email: email, referrer_type: type } as const
  await tx.update(Referral, { referral_id: code }, owner)
}

/** Clears the copies of an ambassador's name and address from counts under codes; the counts stay. */
export async function clearOwner(codes: readonly string[], tx: WriteTx): Promise<void> {
  await tx.query(clearOwnerSql, [codes])
}

/** Moves counts under a code, in every spelling, to the remaining code. */
export async function moveCounts(code: string, into: string, tx: WriteTx): Promise<void> {
  await tx.query(moveEnquiriesSql, [code, into])
  const spelled = await tx.query(lockSpellingsSql, [code, into])
  if (spelled.length === 0) return
  await tx.query(storeReferralSql, [into])
  for (const sql of moveCountsSql) await tx.query(sql, [code, into])
}
