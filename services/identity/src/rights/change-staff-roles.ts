import type { Output, Input } from '@seneb/contracts/define'
import { StaffChanged, type ChangeStaffRoles } from '@seneb/contracts/messages/identity/staff.messages'
import { AppError } from '@seneb/platform/app-error'
import { requireStaff } from '@seneb/service-kit/requests/actors'

import type { IdentityCtx } from '../identity-ctx.js'
import { endSessionsOf } from '../sessions/end-sessions.js'
import { assertAnotherAdmin, lockMemberForChange, replaceRoles, staffAudit } from '../staff/change-member.js'

/**
 * Replaces a person's roles; their sessions end, so that the new roles apply from the next sign-in (ADM-09). Unchanged
 * roles write no audit entry. A caller who saw outdated roles is refused, so that no one undoes another admin's change
 * without seeing it.
 */
export async function changeStaffRoles(
  { roles: requestedRoles, seenRoles, staffId }: Input<typeof ChangeStaffRoles>,
  ctx: IdentityCtx,
): Promise<Output<typeof ChangeStaffRoles>> {
  const roles = [...new Set(requestedRoles)].toSorted()
  return ctx.db.write(async (tx) => {
    const { roles: previousRoles } = await lockMemberForChange(staffId, tx, ctx)
    if (previousRoles.join() === roles.join()) return { staffId, roles }
    if (seenRoles && seenRoles.toSorted().join() !== previousRoles.join()) throw new AppError('CHANGED_MEANWHILE')
    if (previousRoles.includes('admin') && !roles.includes('admin')) await assertAnotherAdmin(staffId, tx)

    const { id } = requireStaff(ctx)
    await replaceRoles({ staffId, roles, grantedBy: `staff:${id}` }, tx, ctx)
    await endSessionsOf({ staffId, reason: 'by-an-admin' }, tx, ctx)
    await tx.publish(StaffChanged, { staffId })
    const object = { resource: staffAudit, id: staffId }
    await ctx.audit(tx, { action: 'change-roles', object, before: { roles: previousRoles }, after: { roles } })
    return { staffId, roles }
  })
}
