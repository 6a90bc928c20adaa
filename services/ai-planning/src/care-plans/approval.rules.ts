import type { Approval } from './care-plan.entity.js'

/**
 * Returns the plan's state after one more approval; undefined when this approval does not count. Where two approvals
 * are needed, they come from two different people, one of them a doctor, in any order. Otherwise one is enough (O-7).
 */
export function stateAfter(
  before: readonly Approval[],
  next: Approval,
  takesTwo: boolean,
): 'approved' | 'approved-once' | undefined {
  if (!takesTwo) return 'approved'
  if (before.length === 0) return 'approved-once'
  const isAnother = before.every(({ staffId }) => staffId !== next.staffId)
  const hasDoctor = [...before, next].some(({ isDoctor }) => isDoctor)
  return isAnother && hasDoctor ? 'approved' : undefined
}
