import type { TripPlanForm } from '@seneb/contracts/forms/trip-plan.form'
import { healthDataConsent, personalDataConsent, type ConsentText } from '@seneb/contracts/vocabulary/consent-texts'

import { Consent } from './consent.entity.js'

/** The consents a submitted form gives, each for the text as it reads today (D-66, D-83). */
export function givenConsents(
  form: Pick<TripPlanForm, 'consentGiven' | 'healthDataConsentGiven'>,
  enquiry: { id: string; at: Date; newId: () => string },
): Consent[] {
  const given: readonly (readonly [ConsentText, boolean | undefined])[] = [
    [personalDataConsent, form.consentGiven],
    [healthDataConsent, form.healthDataConsentGiven],
  ]
  return given
    .filter(([, isGiven]) => isGiven === true)
    .map(([{ purpose, version }]) =>
      Object.assign(new Consent(), {
        id: enquiry.newId(),
        trip_plan_id: enquiry.id,
        purpose,
        text_version: version,
        given_at: enquiry.at,
      }),
    )
}
