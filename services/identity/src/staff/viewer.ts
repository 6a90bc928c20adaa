import { isStaffRole, type StaffRole } from '@seneb/contracts/vocabulary/staff-access'
import type { ReadTx } from '@seneb/service-kit/database/db'

import { StaffMember, StaffRoleGrant } from './staff-member.entity.js'

/** Identity of a person, as shown on screens and contained in identity tokens. */
export interface Viewer {
  readonly staffId: string
  readonly name: string
  readonly title: string
  readonly roles: StaffRole[]
}

/** Returns a person who may sign in; undefined for one who is invited, disabled or unknown. */
export async function activeViewer(staffId: string, tx: ReadTx): Promise<Viewer | undefined> {
  const member = await tx.findOne(StaffMember, { id: staffId, state: 'active' })
  if (!member) return undefined
  return { staffId, name: member.name, title: member.title, roles: await rolesOf(staffId, tx) }
}

/** The roles of a person, in a steady order. */
export async function rolesOf(staffId: string, tx: ReadTx): Promise<StaffRole[]> {
  const grants = await tx.find(StaffRoleGrant, { where: { staff_id: staffId }, order: { role: 'asc' } })
  return grants.map(({ role }) => role).filter(isStaffRole)
}
