import { mixedSubmission } from '../mixed-trip-plans.js'
import type { SeededRandom } from '../seeded-random.js'

/**
 * Way to submit an enquiry: as it is, twice at the same time, with an invalid field, again with changed content, or
 * with a test key.
 */
export type SubmissionManner = 'once' | 'twice-at-once' | 'invalid' | 'changed' | 'tried-out'

/** Idempotency key of a sender that sends again: the same, another each time, or none. */
export type KeyHabit = 'same' | 'another' | 'none'

export interface Submission {
  /** Partner that submits it; each partner has a separate key. */
  readonly partner: string
  /** Reference given by the partner; each partner uses the same one for one of its enquiries. */
  readonly partnerReference: string
  readonly manner: SubmissionManner
  readonly keyHabit: KeyHabit
  /** Unique to this person, so that rows and mails can be matched to the enquiry. */
  readonly email: string
  readonly input: object
  readonly agreedAt: string
}

export const livePartners = ['Nile Travel', 'Delta Care'] as const
export const tryingPartner = 'Sinai Tours'

const keyHabits: readonly KeyHabit[] = ['same', 'another', 'none']

/** Which of a run's it is, and when its person agreed. */
interface RunPosition {
  readonly name: string
  readonly number: number
  readonly agreedAt: string
}

/**
 * Returns the next enquiry that a partner submits, decided by the seed. Two partners count alike, so each reference is
 * used twice.
 */
export function mixedHandIn(random: SeededRandom, { agreedAt, name, number }: RunPosition): Submission {
  const manner = mannerOf(random.next())
  const keyHabit = random.pick(keyHabits)
  const isTriedOut = manner === 'tried-out'
  const partner = isTriedOut ? tryingPartner : (livePartners[number % livePartners.length] ?? '')
  const partnerReference = `trip-${isTriedOut ? number : Math.floor(number / livePartners.length)}`
  const asSent = manner === 'invalid' ? 'invalid' : 'once'
  const { email, input } = mixedSubmission(random, { name, number, manner: asSent })
  return { partner, partnerReference, manner, keyHabit, email, input, agreedAt }
}

function mannerOf(draw: number): SubmissionManner {
  if (draw < 0.05) return 'invalid'
  if (draw < 0.15) return 'changed'
  if (draw < 0.25) return 'tried-out'
  return draw < 0.5 ? 'twice-at-once' : 'once'
}
