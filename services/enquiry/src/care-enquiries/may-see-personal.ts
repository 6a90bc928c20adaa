import { effectiveRights, type StaffRole } from '@seneb/contracts/vocabulary/staff-access'

import type { CareEnquiryRow } from './care-enquiry.entity.js'

/** Whether these roles see who asks, of every enquiry; a right that reaches own plans alone is none here. */
export function maySeePersonal(roles: readonly StaffRole[]): boolean {
  const right = personalRight(roles)
  return right !== undefined && !right.limit
}

/** An enquiry with its plan, and whether whoever asks has approved that plan or given it back. */
export interface Reviewed extends Pick<CareEnquiryRow, 'plan_state'> {
  readonly has_reviewed: boolean
}

/** Whether these roles see who asks by this enquiry: all, or whose plan they are to review or have reviewed. */
export function maySeePersonalOf(roles: readonly StaffRole[], { has_reviewed, plan_state }: Reviewed): boolean {
  if (maySeePersonal(roles)) return true
  if (personalRight(roles)?.limit !== 'own-plans') return false
  return has_reviewed || (plan_state !== null && plan_state !== undefined && toReview.includes(plan_state))
}

/** A plan that every reviewer may still have to read. */
const toReview: readonly string[] = ['waiting', 'returned', 'approved-once']

function personalRight(roles: readonly StaffRole[]) {
  return effectiveRights(roles).find(({ permission }) => permission === 'enquiry:read-personal')
}
