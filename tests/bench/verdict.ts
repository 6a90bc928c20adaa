/**
 * A figure that must hold: a ratio measured side by side, a count, a size, or CPU time. CPU per submission, the second start,
 * the wait for a mail and the lists of the back office are the absolute ones.
 */
export interface Limit {
  readonly what: string
  readonly value: number
  readonly atLeast?: number
  readonly atMost?: number
}

/** Result of one measurement for a performance goal. */
export interface Verdict {
  /** Of the list of goals: P2, P3, ... */
  readonly goal: string
  readonly title: string
  readonly lines: readonly string[]
  readonly limits: readonly Limit[]
  /** Figures that are reported and not asserted, for comparing runs: by name, in the unit of the name. */
  readonly figures?: Readonly<Record<string, number>>
  /** Costs that the comparison excludes. */
  readonly excluded?: string
}

/** Whether a measured figure is within its limit. */
export function isMet({ atLeast = -Infinity, atMost = Infinity, value }: Limit): boolean {
  return value >= atLeast && value <= atMost
}

/** A verdict for people. */
export function verdictLines({ goal, excluded, lines, limits, title }: Verdict): string[] {
  return [`${goal}  ${title}`, ...lines, ...limits.map(limitLine), ...(excluded ? [`  excluded: ${excluded}`] : []), '']
}

function limitLine(limit: Limit): string {
  return `  ${isMet(limit) ? 'met   ' : 'MISSED'}  ${limit.what}: ${figure(limit.value)}, ${boundOf(limit)}`
}

function boundOf({ atLeast, atMost }: Limit): string {
  return atLeast === undefined ? `at most ${figure(atMost ?? NaN)}` : `at least ${figure(atLeast)}`
}

/** A figure for people: whole, or with two decimals. */
export function figure(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(2)
}
