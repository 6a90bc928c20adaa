import { mixedSubmission } from '../mixed-trip-plans.js'
import type { SeededRandom } from '../seeded-random.js'

/**
 * How an enquiry is handed in: as it is, twice at the same time, with a field that will not do, once more with other
 * words afterwards, or by a key for trying out.
 */
export type HandInManner = 'once' | 'twice-at-once' | 'invalid' | 'changed' | 'tried-out'

/** What a sender who sends again gives as idempotency key: the same, another each time, or none. */
export type KeyHabit = 'same' | 'another' | 'none'

export interface HandIn {
  /** Who hands it in, by a key of their own. */
  readonly partner: string
  /** What the partner calls it; each partner calls one of theirs so. */
  readonly partnerReference: string
  readonly manner: HandInManner
  readonly keyHabit: KeyHabit
  /** Of this person alone, so that rows and mails can be told to the enquiry. */
  readonly email: string
  readonly input: object
  readonly agreedAt: string
}

export const livePartners = ['Nile Travel', 'Delta Care'] as const
export const tryingPartner = 'Sinai Tours'

const keyHabits: readonly KeyHabit[] = ['same', 'another', 'none']

/** Which of a run's it is, and when its person agreed. */
interface Place {
  readonly name: string
  readonly number: number
  readonly agreedAt: string
}

/** The next that partners hand in, decided by the seed. Two partners count alike, so each reference is there twice. */
export function mixedHandIn(random: SeededRandom, { agreedAt, name, number }: Place): HandIn {
  const manner = mannerOf(random.next())
  const keyHabit = random.pick(keyHabits)
  const isTriedOut = manner === 'tried-out'
  const partner = isTriedOut ? tryingPartner : (livePartners[number % livePartners.length] ?? '')
  const partnerReference = `trip-${isTriedOut ? number : Math.floor(number / livePartners.length)}`
  const asSent = manner === 'invalid' ? 'invalid' : 'once'
  const { email, input } = mixedSubmission(random, { name, number, manner: asSent })
  return { partner, partnerReference, manner, keyHabit, email, input, agreedAt }
}

function mannerOf(draw: number): HandInManner {
  if (draw < 0.05) return 'invalid'
  if (draw < 0.15) return 'changed'
  if (draw < 0.25) return 'tried-out'
  return draw < 0.5 ? 'twice-at-once' : 'once'
}
