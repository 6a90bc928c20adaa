import { isStaffRole, type StaffRole } from '@seneb/contracts/vocabulary/staff-access'
import type { ReadTx } from '@seneb/service-kit/database/db'

import { StaffMember, StaffRoleGrant } from './staff-member.entity.js'

/** Who somebody is, as their screens and passes say it. */
export interface Viewer {
  readonly staffId: string
  readonly name: string
  readonly title: string
  readonly roles: StaffRole[]
}

/** A person who may enter; undefined for whoever is invited, disabled or not there. */
export async function activeViewer(staffId: string, tx: ReadTx): Promise<Viewer | undefined> {
  const member = await tx.findOne(StaffMember, { id: staffId, state: 'active' })
  if (!member) return undefined
  return { staffId, name: member.name, title: member.title, roles: await rolesOf(staffId, tx) }
}

/** The roles of a person, in a steady order. */
export async function rolesOf(staffId: string, tx: ReadTx): Promise<StaffRole[]> {
  const given = await tx.find(StaffRoleGrant, { where: { staff_id: staffId }, order: { role: 'asc' } })
  return given.map(({ role }) => role).filter(isStaffRole)
}
