/**
 * A figure that must hold on every machine: a ratio with margin, a count or a size; never a time on the clock. CPU time
 * per submission is the one absolute figure (ADR 142): neighbours take the clock's time and hardly any of that.
 */
export interface Mark {
  readonly what: string
  readonly value: number
  readonly atLeast?: number
  readonly atMost?: number
}

/** What one measure of a performance goal came to. */
export interface Verdict {
  /** Of the list of goals: P2, P3, ... */
  readonly goal: string
  readonly title: string
  readonly lines: readonly string[]
  readonly marks: readonly Mark[]
  /** Absolute goals, told whether they are met and not asserted: they depend on the machine. */
  readonly goals?: readonly Mark[]
  /** What is reported and not asserted, for comparing runs: by what it is, in the unit of its name. */
  readonly figures?: Readonly<Record<string, number>>
  /** What the comparison excludes. */
  readonly excluded?: string
}

/** True when a mark is met. */
export function isMet({ atLeast = -Infinity, atMost = Infinity, value }: Mark): boolean {
  return value >= atLeast && value <= atMost
}

/** A verdict for people. */
export function verdictLines({ goal, goals = [], excluded, lines, marks, title }: Verdict): string[] {
  return [
    `${goal}  ${title}`,
    ...lines,
    ...marks.map(markLine),
    ...goals.map((mark) => `${markLine(mark)} (reported)`),
    ...(excluded ? [`  excluded: ${excluded}`] : []),
    '',
  ]
}

function markLine(mark: Mark): string {
  return `  ${isMet(mark) ? 'met   ' : 'MISSED'}  ${mark.what}: ${figure(mark.value)}, ${boundOf(mark)}`
}

function boundOf({ atLeast, atMost }: Mark): string {
  return atLeast === undefined ? `at most ${figure(atMost ?? NaN)}` : `at least ${figure(atLeast)}`
}

/** A figure for people: whole, or with two decimals. */
export function figure(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(2)
}
