import { effectiveRights, type StaffRole } from '@seneb/contracts/vocabulary/staff-access'

/** Whether these roles see who asks, of every enquiry; a right that reaches own plans alone is none here. */
export function maySeePersonal(roles: readonly StaffRole[]): boolean {
  return effectiveRights(roles).some(({ limit, permission }) => permission === 'enquiry:read-personal' && !limit)
}
