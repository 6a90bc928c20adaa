import {
  healthDataConsent,
  personalDataConsent,
  type ConsentText,
  type consultationTerms,
} from '@seneb/contracts/vocabulary/consent-texts'

import { type SubmittedTripPlan } from './trip-details.rules.js'
import { formatInstant, notGiven, visible } from './wording.rules.js'

/** One consent as the care team reads it. */
export interface ConsentFact {
  readonly label: string
  readonly value: string
}

/** The consents a trip plan asks for; one that is added does not compile here until it has a name. */
const names: Record<Exclude<ConsentText['purpose'], typeof consultationTerms.purpose>, string> = {
  [personalDataConsent.purpose]: 'Personal data',
  [healthDataConsent.purpose]: 'Health details',
}

/**
 * What the person agreed to, with the version of the text and the time, and what they were asked and did not agree to
 * (TRIP-54, D-83).
 */
export function consentDetails({ consents }: Pick<SubmittedTripPlan, 'consents'>): readonly ConsentFact[] {
  return Object.entries(names).map(([purpose, label]) => {
    const given = consents.find((consent) => consent.purpose === purpose)
    if (!given) return { label, value: notGiven }
    return { label, value: `Given ${formatInstant(new Date(given.givenAt))} (text of ${visible(given.textVersion)})` }
  })
}
