import type { Approval } from './care-plan.entity.js'

/**
 * Where a plan is after one more approval. Two people are two different ones of whom one is a doctor, in any order; for
 * everything else one is enough (O-7). Undefined when this approval does not count.
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
