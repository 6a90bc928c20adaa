import type { CountedStatement } from './counted-statements.js'

/** How often each statement was sent in a window, by its id. */
export type StatementCounts = ReadonlyMap<string, CountedStatement>

/** A timer of the product may fall into one window once more often than into another. */
const atTheEdge = 1

/**
 * Which statements are sent because of something that only goes on in some windows, and how many in each of those: what
 * comes in every one of them oftener than the product by itself ever sends it. How often that is, the windows without it
 * show: a timer that fires each second fires some times more or less in a minute, and by so much as those windows differ
 * from one another it may differ once more. A statement that they have not is caused from the first one on.
 */
export function causedStatements(
  without: readonly StatementCounts[],
  during: readonly StatementCounts[],
): readonly CountedStatement[] {
  const callsIn = (windows: readonly StatementCounts[], id: string) =>
    windows.map((counts) => counts.get(id)?.calls ?? 0)
  const byItselfAtMost = (id: string) => {
    const calls = callsIn(without, id)
    const most = Math.max(...calls)
    return most === 0 ? 0 : most + (most - Math.min(...calls)) + atTheEdge
  }
  return [...(during[0] ?? [])]
    .map(([id, { query }]) => ({ query, calls: Math.min(...callsIn(during, id)) - byItselfAtMost(id) }))
    .filter(({ calls }) => calls > 0)
}

export const callsOfAll = (counted: Iterable<CountedStatement>): number =>
  [...counted].reduce((sum, { calls }) => sum + calls, 0)
