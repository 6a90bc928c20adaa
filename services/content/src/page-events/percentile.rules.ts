/** How many values fell under a bound and above the one before it. */
export interface BoundCount {
  readonly bound: number
  readonly count: number
}

/**
 * The first bound that at least this share of the values is not above; undefined where nothing was counted. Values are
 * known by their bounds alone, so what is told is a bound and no guess between two.
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
