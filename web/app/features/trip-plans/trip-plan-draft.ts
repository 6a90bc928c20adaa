import type { TripPlanValues } from './trip-plan-values.js'

let draft: TripPlanValues | undefined
/** The answers of the link that the draft was begun with. */
let begunWith = ''

/**
 * What was typed, kept while the person looks at other screens and comes back. In memory of the page only: nothing of
 * an unfinished enquiry is written to the device.
 */
export const tripPlanDraft = {
  kept: (): TripPlanValues | undefined => draft,
  /** What the form begins with: the draft, into which another link than before puts its answers. */
  resumed: (initial: TripPlanValues): TripPlanValues => {
    if (!draft || begunWith === keyOf(initial)) return draft ?? initial
    return { ...draft, ...answered(initial) }
  },
  keep: (values: TripPlanValues, initial: TripPlanValues): void => {
    // The server renders for everybody and keeps nothing of anybody.
    if (typeof document === 'undefined') return
    draft = values
    begunWith = keyOf(initial)
  },
  forget: (): void => {
    draft = undefined
  },
}

const keyOf = (initial: TripPlanValues): string => JSON.stringify(answered(initial))

function answered(initial: TripPlanValues): Partial<TripPlanValues> {
  return Object.fromEntries(Object.entries(initial).filter(([, answer]) => typeof answer === 'string' && answer !== ''))
}
