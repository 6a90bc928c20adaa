import type { ReferralChangeAction } from '@seneb/contracts/vocabulary/referral-codes'
import { permittedBy } from '@seneb/service-kit/requests/access'
import { requireStaff, type StaffActor } from '@seneb/service-kit/requests/actors'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { WriteTx } from '@seneb/service-kit/database/db'

import { ReferralChange } from './referral-change.entity.js'

/** A change of a code, an ambassador, or both. */
export interface Change {
  readonly action: ReferralChangeAction
  readonly code?: string
  readonly otherCode?: string
  readonly ambassadorId?: string | null
  readonly reason?: string
}

/** Stores a change in its transaction, for the history on the desk. */
export function recordChange(tx: WriteTx, change: Change, ctx: Ctx): Promise<void> {
  const row = {
    id: ctx.newId(),
    happened_at: ctx.now(),
    staff_id: requireStaff(ctx).id,
    action: change.action,
    code: change.code ?? null,
    other_code: change.otherCode ?? null,
    ambassador_id: change.ambassadorId ?? null,
    reason: change.reason ?? null,
  }
  return tx.save(Object.assign(new ReferralChange(), row))
}

/** Whether the calling staff member may see names and addresses of ambassadors. */
export function canSeeAmbassadors(ctx: { readonly staff?: StaffActor }): boolean {
  const right = permittedBy(requireStaff(ctx), 'ambassador:read')
  return right !== undefined && !right.limit
}
