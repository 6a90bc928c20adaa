import type { Target } from './target.js'

/** True when the product withstood the attack, otherwise one sentence that describes the failure. */
export type Verdict = true | string

/** Attack attempt, with the check that the product withstood it. */
export interface AttackCase<Outcome = unknown> {
  /** Description of the request; unique within its family. */
  readonly name: string
  /** Time after which a case is abandoned, because the product or the case is broken. */
  readonly deadlineMs?: number
  /** Performs the attack and returns its outcome. */
  send(target: Target): Promise<Outcome>
  /** Judges the outcome; may inspect internal state through the target. */
  holds(outcome: Outcome, target: Target): Verdict | Promise<Verdict>
}

/** Attacks of one kind. */
export interface Family {
  readonly name: string
  /**
   * Part of the first attack that it replays: the attempts, and the findings they led to (docs/registers/rulings.md).
   */
  readonly replays: string
  /** Maximum number of its cases in progress; 1 when durations are measured. */
  readonly atOnce?: number
  /** Cases of `npm run security:attack`; for the size 'quick' of `npm test`, they may be fewer or shorter. */
  readonly cases: (size: Size) => Promise<readonly AttackCase[]> | readonly AttackCase[]
}

/** Size of a run of a family: everything, or the part that fits into `npm test`. */
export type Size = 'whole' | 'quick'
