/** Result of the last load; without a list, the load failed. */
export interface LastLoad<T> {
  readonly at: Date
  readonly list?: T
}

/** AIR-11: 3,600,000 ms. */
export const cacheLifetimeMs = 3_600_000

/** Between two loads at least; 'Refresh data' and an ailing database cost one statement in this time. */
export const loadPauseMs = 10_000

/** True when the list must be loaded: never loaded, an hour old, failed a while ago, or to be refreshed (AIR-11). */
export function isLoadDue(last: LastLoad<unknown> | undefined, now: Date, refresh: boolean): boolean {
  if (!last) return true
  const ageMs = now.getTime() - last.at.getTime()
  const mustAgeMs = refresh || last.list === undefined ? loadPauseMs : cacheLifetimeMs
  // A clock that was set back must not let a list be cached for ever.
  return ageMs >= mustAgeMs || ageMs < 0
}
