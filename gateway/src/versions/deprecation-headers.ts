import type { DeprecationInUse } from './deprecations-in-use.js'

/** So many months a version goes on after the one that follows it is there. */
const monthsAfterSuccessor = 12

/**
 * What headers say of what a request uses and that ends: since when it is deprecated (RFC 9745), which is the month of the
 * first version without it, and when the last version with it may end (RFC 8594), a year later. Of several the first counts.
 */
export function deprecationHeaders(used: readonly DeprecationInUse[]): Readonly<Record<string, string>> {
  const [first] = used.map(({ until }) => until).toSorted()
  if (first === undefined) return {}
  const [year = 0, month = 1] = first.split('-').map(Number)
  const since = Date.UTC(year, month - 1)
  const end = new Date(Date.UTC(year, month - 1 + monthsAfterSuccessor))
  return {
    deprecation: `@${since / 1000}`,
    sunset: end.toUTCString(),
  }
}
