import type { Payload } from '@seneb/contracts/define'
import type { ConsultationForm } from '@seneb/contracts/forms/consultation.form'
import type { TripPlanForm } from '@seneb/contracts/forms/trip-plan.form'
import type { TripPlanSubmitted } from '@seneb/contracts/messages/enquiry/trip-plan.messages'
import {
  consultationTerms,
  healthDataConsent,
  personalDataConsent,
  planDraftConsent,
  type ConsentText,
} from '@seneb/contracts/vocabulary/consent-texts'
import { legalVersionsAt } from '@seneb/contracts/vocabulary/legal-versions'

import { Consent } from './consent.entity.js'

interface NewEnquiry {
  readonly id: string
  readonly at: Date
  readonly newId: () => string
  /** The digest of the receipt's link. */
  readonly linkDigest: string
}

type Ticks = readonly (readonly [ConsentText, isTicked: boolean])[]

/** The consents a trip plan is submitted with, each for the text as it reads today (D-66, D-83). */
export function tripPlanConsents(
  form: Pick<TripPlanForm, 'consentGiven' | 'planDraftConsentGiven'>,
  enquiry: NewEnquiry,
): Consent[] {
  const ticks: Ticks = [
    [personalDataConsent, form.consentGiven],
    [planDraftConsent, form.planDraftConsentGiven],
  ]
  return consentsTo(ticks, { trip_plan_id: enquiry.id }, enquiry)
}

/** The consents a consultation is requested with (CONT-04, D-66). */
export function consultationConsents(
  form: Pick<ConsultationForm, 'termsAccepted' | 'healthDataConsentGiven'>,
  enquiry: NewEnquiry,
): Consent[] {
  const ticks: Ticks = [
    [consultationTerms, form.termsAccepted],
    [healthDataConsent, form.healthDataConsentGiven],
  ]
  return consentsTo(ticks, { consultation_id: enquiry.id }, enquiry)
}

type GivenWith = Pick<Consent, 'trip_plan_id'> | Pick<Consent, 'consultation_id'>

function consentsTo(ticks: Ticks, given: GivenWith, enquiry: NewEnquiry): Consent[] {
  return ticks.filter(([, isTicked]) => isTicked).map(([text]) => consentTo(text, given, enquiry))
}

function consentTo({ purpose, version }: ConsentText, given: GivenWith, enquiry: NewEnquiry): Consent {
  const { at, linkDigest, newId } = enquiry
  const row = {
    ...given,
    purpose,
    text_version: version,
    given_at: at,
    link_digest: linkDigest,
    ...legalVersionsAt(at),
  }
  return Object.assign(new Consent(), { id: newId(), ...row })
}

/** What hearers are told of given consents, so that the care team sees what it may work with (TRIP-54). */
export function carriedConsents(consents: readonly Consent[]): Payload<typeof TripPlanSubmitted>['consents'] {
  return consents.map(({ given_at, purpose, text_version }) => ({
    purpose,
    textVersion: text_version,
    givenAt: given_at.toISOString(),
  }))
}
