import type { CaseResult } from './run-attacks.js'

/** The head of the table that has a line for each family. */
export const tableHead = `${'family'.padEnd(28)}${['tried', 'held', 'broke'].map((title) => title.padStart(7)).join('')}       took`

/** Returns a line for each case that broke. */
export function brokenLines(results: readonly CaseResult[]): string[] {
  const broken = results.filter(({ verdict }) => verdict !== true)
  return broken.map(({ family, name, verdict }) => `BROKE ${family} / ${name}: ${String(verdict)}`)
}

/** Returns the summary line of a run. */
export function closingLine(results: readonly CaseResult[]): string {
  const passed = results.filter(({ verdict }) => verdict === true).length
  const refusals = results.filter(({ rejectedInMs }) => rejectedInMs !== undefined)
  const slowest = refusals.toSorted((a, b) => (b.rejectedInMs ?? 0) - (a.rejectedInMs ?? 0))[0]
  const slowestText = slowest
    ? `${Math.round(slowest.rejectedInMs ?? 0)} ms (${slowest.family}: ${slowest.name})`
    : 'none'
  return `tried=${results.length} held=${passed} broke=${results.length - passed} slowest refusal=${slowestText}`
}

/** Returns the exit code for `npm`: 0 only when at least one case was tried and all of them held. */
export function exitCodeOf(results: readonly CaseResult[]): number {
  return results.length > 0 && results.every(({ verdict }) => verdict === true) ? 0 : 1
}
