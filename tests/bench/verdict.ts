/**
 * A figure that must hold: a ratio measured side by side, a count, a size, or CPU time. CPU per submission, the second start
 * and the wait for a mail are the absolute ones.
 */
export interface Mark {
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
  readonly marks: readonly Mark[]
  /** Figures that are reported and not asserted, for comparing runs: by name, in the unit of the name. */
  readonly figures?: Readonly<Record<string, number>>
  /** Costs that the comparison excludes. */
  readonly excluded?: string
}

/** True when a mark is met. */
export function isMet({ atLeast = -Infinity, atMost = Infinity, value }: Mark): boolean {
  return value >= atLeast && value <= atMost
}

/** A verdict for people. */
export function verdictLines({ goal, excluded, lines, marks, title }: Verdict): string[] {
  return [`${goal}  ${title}`, ...lines, ...marks.map(limitLine), ...(excluded ? [`  excluded: ${excluded}`] : []), '']
}

function limitLine(mark: Mark): string {
  return `  ${isMet(mark) ? 'met   ' : 'MISSED'}  ${mark.what}: ${figure(mark.value)}, ${boundOf(mark)}`
}

function boundOf({ atLeast, atMost }: Mark): string {
  return atLeast === undefined ? `at most ${figure(atMost ?? NaN)}` : `at least ${figure(atLeast)}`
}

/** A figure for people: whole, or with two decimals. */
export function figure(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(2)
}
