import type { Payload } from '@seneb/contracts/define'
import type { TripPlanForm } from '@seneb/contracts/forms/trip-plan.form'
import type { TripPlanSubmitted } from '@seneb/contracts/messages/enquiry/trip-plan.messages'
import {
  consultationTerms,
  healthDataConsent,
  personalDataConsent,
  type ConsentText,
} from '@seneb/contracts/vocabulary/consent-texts'

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
    .map(([text]) => consentTo(text, { trip_plan_id: enquiry.id }, { id: enquiry.newId(), at: enquiry.at }))
}

/** The one consent a request for a consultation is taken with (CONT-04). */
export function consentToTerms(consultation: { id: string; at: Date; consentId: string }): Consent {
  const { at, consentId, id } = consultation
  return consentTo(consultationTerms, { consultation_id: id }, { id: consentId, at })
}

function consentTo(
  { purpose, version }: ConsentText,
  given: Pick<Consent, 'trip_plan_id'> | Pick<Consent, 'consultation_id'>,
  { id, at }: { id: string; at: Date },
): Consent {
  return Object.assign(new Consent(), { id, ...given, purpose, text_version: version, given_at: at })
}

/** What hearers are told of given consents, so that the care team sees what it may work with (TRIP-54). */
export function carriedConsents(consents: readonly Consent[]): Payload<typeof TripPlanSubmitted>['consents'] {
  return consents.map(({ given_at, purpose, text_version }) => ({
    purpose,
    textVersion: text_version,
    givenAt: given_at.toISOString(),
  }))
}
