import type { Account } from '../chaos/account.js'
import type { Outcome } from '../chaos/submit.js'
import { median } from '../support/figures.js'

/** Results of a run of enquiries, each sent twice concurrently. */
export interface RunFigures {
  /** Number of distinct references. */
  readonly references: number
  readonly mails: number
  /** Rows, events, plans, deliveries and mails beyond one each, and enquiries with two references. */
  readonly doubled: number
  /** Number of UNAVAILABLE or missing responses; each request was retried. */
  readonly unavailable: number
  /** Acknowledged and missing somewhere on the way to the second mail. */
  readonly lost: number
  /**
   * Duration from the first of the two requests to the second response; without the first fifth, while processes warm
   * up.
   */
  readonly p50Ms: number
  /** Unexpected responses. */
  readonly surprises: readonly string[]
}

const warmUpShare = 0.2

export function figuresOf(account: Account, outcomes: readonly Outcome[]): RunFigures {
  const twoReferences = outcomes.filter(({ references }) => new Set(references).size > 1).length
  return {
    references: new Set(outcomes.flatMap(({ references }) => references)).size,
    mails: account.mails,
    doubled: account.doubled + account.dupMails + twoReferences,
    unavailable: outcomes.reduce((sum, { retries }) => sum + retries, 0),
    lost: account.lost,
    p50Ms: median(outcomes.slice(Math.floor(outcomes.length * warmUpShare)).map(({ durationMs }) => durationMs)),
    surprises: outcomes.flatMap(({ surprises }) => surprises),
  }
}

/** Returns the output line of an undisturbed run. */
export function calmLine({ doubled, mails, references, unavailable }: RunFigures): string {
  return `references=${references} mails=${mails} doubled=${doubled} unavailable=${unavailable}`
}

/** Returns the output line of a run in which servers were killed and overloaded. */
export function disturbedLine({ doubled, lost }: RunFigures): string {
  return `lost=${lost} doubled=${doubled}`
}

/** Returns the expected output line of a calm run with this many enquiries. */
export function calmLineOf(enquiries: number): string {
  return `references=${enquiries} mails=${2 * enquiries} doubled=0 unavailable=0`
}
