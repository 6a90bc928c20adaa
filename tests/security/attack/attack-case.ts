import type { Target } from './target.js'

/** True when the product held, otherwise one sentence that says what broke. */
export type Verdict = true | string

/** One thing an adversary tries, and how it is told that the product held. */
export interface AttackCase<Outcome = unknown> {
  /** Says what is sent; unique within its family. */
  readonly name: string
  /** After so long a case has broken the product or itself; it is given up. */
  readonly deadlineMs?: number
  /** Plays the attack and gives what came of it. */
  send(target: Target): Promise<Outcome>
  /** Judges what came of it; may look behind the curtain through the target. */
  holds(outcome: Outcome, target: Target): Verdict | Promise<Verdict>
}

/** Attacks of one kind. */
export interface Family {
  readonly name: string
  /**
   * Part of the first attack that it replays: the attempts, and the findings they led to (docs/registers/rulings.md).
   */
  readonly replays: string
  /** Maximum number of its cases in progress at once; 1 where times are measured. */
  readonly atOnce?: number
  /** Cases of `npm run security:attack`; those of `npm test` are fewer or shorter where that says 'quick'. */
  readonly cases: (size: Size) => Promise<readonly AttackCase[]> | readonly AttackCase[]
}

/** Size of a run of a family: everything, or the part that fits into `npm test`. */
export type Size = 'whole' | 'quick'
