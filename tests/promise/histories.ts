import type { EnquiryKind } from '@seneb/contracts/vocabulary/care-enquiries'
import fc from 'fast-check'

/**
 * Possible actions on an enquiry; an action that the rules do not allow at that time is refused and changes nothing.
 */
export const careMutations = [
  'note',
  'claim',
  'tried',
  'reached',
  'wait',
  'go-on',
  'answer',
  'answer-lost',
  'close-answered',
  'close-withdrawn',
  'close-unreachable',
  'close-spam',
  'close-test',
  'take-back',
  'bounce',
  'bounce-of-copy',
  'delay',
  'message',
  'message-of-other',
  'merge',
  'separate',
] as const
export type CareMutation = (typeof careMutations)[number]

export interface Step {
  readonly mutation: CareMutation
  /** Seconds after the step before, or after the submission. */
  readonly afterS: number
}

export interface History {
  readonly kind: EnquiryKind
  /** Seconds after the beginning of all. */
  readonly submittedS: number
  readonly steps: readonly Step[]
}

/** Actions that must meet others in one history, so that they are drawn more often. */
const frequent = ['answer', 'answer', 'bounce', 'merge'] as const satisfies readonly CareMutation[]

const hourS = 3600

/** Half of the gaps end near a mark: a second before it, exactly at it or a second after it. */
const gap = fc.oneof(
  fc.integer({ min: 1, max: 30 * hourS }),
  fc.tuple(fc.constantFrom(12, 20, 24), fc.constantFrom(-1, 0, 1)).map(([hours, seconds]) => hours * hourS + seconds),
)

/** Returns histories of enquiries that came in within the given number of days; the same seed gives the same ones. */
export function generatedHistories({
  count,
  days,
  seed,
}: {
  count: number
  days: number
  seed: number
}): readonly History[] {
  const history = fc.record({
    kind: fc.constantFrom<EnquiryKind>('trip-plan', 'consultation'),
    submittedS: fc.integer({ min: 0, max: days * 24 * hourS }),
    steps: fc.array(
      fc.record({ mutation: fc.constantFrom<CareMutation>(...careMutations, ...frequent), afterS: gap }),
      { maxLength: 6 },
    ),
  })
  return fc.sample(history, { numRuns: count, seed })
}
