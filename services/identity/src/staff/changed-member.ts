import { AppError } from '@seneb/platform/app-error'
import { staffOf } from '@seneb/service-kit/answering/staff-actor'
import type { WriteTx } from '@seneb/service-kit/storing/db'

import type { IdentityCtx } from '../identity-ctx.js'
import { StaffMember } from './staff-member.entity.js'
import { oneChangeAtATime } from './one-change-at-a-time.js'
import { otherAdminsSql } from './staff.queries.js'
import { rolesOf } from './viewer.js'

/**
 * The person whose rights an admin is about to change, with nobody else changing rights meanwhile. Throws OWN_ROLES for
 * oneself and STAFF_UNKNOWN for nobody.
 */
export async function changedMember(staffId: string, tx: WriteTx, ctx: IdentityCtx) {
  if (staffOf(ctx).id === staffId) throw new AppError('OWN_ROLES')
  await oneChangeAtATime(tx)
  const member = await tx.findOne(StaffMember, { id: staffId })
  if (!member) throw new AppError('STAFF_UNKNOWN')
  return { member, roles: await rolesOf(staffId, tx) }
}

/** Throws LAST_ADMIN when no other admin would be left. */
export async function assertAnotherAdmin(staffId: string, tx: WriteTx): Promise<void> {
  const others = await tx.query(otherAdminsSql, [staffId])
  if (others.length === 0) throw new AppError('LAST_ADMIN')
}
