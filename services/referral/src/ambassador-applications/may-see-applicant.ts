import { effectiveRights, type StaffRole } from '@seneb/contracts/vocabulary/staff-access'

/** Whether these roles see who applies; to read with personal fields masked is not to see that. */
export function maySeeApplicant(roles: readonly StaffRole[]): boolean {
  return effectiveRights(roles).some(({ limit, permission }) => permission === 'ambassador:read' && !limit)
}
