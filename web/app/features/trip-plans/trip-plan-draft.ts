import type { TripPlanValues } from './trip-plan-values.js'

let draft: TripPlanValues | undefined

/**
 * What was typed, kept while the person looks at other screens and comes back. In memory of the page only: nothing of
 * an unfinished enquiry is written to the device.
 */
export const tripPlanDraft = {
  kept: (): TripPlanValues | undefined => draft,
  keep: (values: TripPlanValues): void => {
    // The server renders for everybody and keeps nothing of anybody.
    if (typeof document !== 'undefined') draft = values
  },
  forget: (): void => {
    draft = undefined
  },
}
