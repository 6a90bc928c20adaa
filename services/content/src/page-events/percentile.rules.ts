/** Number of values at or below a bound and above the previous one. */
export interface BoundCount {
  readonly bound: number
  readonly count: number
}

/**
 * Returns the lowest bound that at least this share of the values do not exceed; undefined without counts. Only the
 * bounds of values are known, so the result is a bound, never interpolated between two.
 */
export function percentileBound(counts: readonly BoundCount[], share: number): number | undefined {
  const inOrder = counts.toSorted((a, b) => a.bound - b.bound)
  const total = inOrder.reduce((sum, { count }) => sum + count, 0)
  let reached = 0
  for (const { bound, count } of inOrder) {
    reached += count
    if (reached >= total * share) return bound
  }
  return undefined
}
