import type { StaffRole } from '@seneb/contracts/vocabulary/staff-access'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { WriteTx } from '@seneb/service-kit/storing/db'

import { StaffRoleGrant } from './staff-member.entity.js'

/** Gives a person these roles in place of those they had. */
export async function replaceRoles(
  { grantedBy, roles, staffId }: { staffId: string; roles: readonly StaffRole[]; grantedBy: string },
  tx: WriteTx,
  ctx: Ctx,
): Promise<void> {
  const given = { staff_id: staffId, granted_by: grantedBy, granted_at: ctx.now() }
  await tx.remove(StaffRoleGrant, { staff_id: staffId })
  for (const role of new Set(roles)) await tx.save(Object.assign(new StaffRoleGrant(), { ...given, role }))
}
