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
import type { LegalVersionsInForce } from '@seneb/contracts/vocabulary/legal-versions'
import type { AgreementMethod } from '@seneb/contracts/vocabulary/partner-enquiries'

import { Consent } from './consent.entity.js'

/** Consent text of the partner to which a person agreed, as the partner reports it, with time and way. */
export interface PartnerAgreement {
  readonly with: string
  readonly textVersion: string
  readonly at: Date
  readonly way: AgreementMethod
}

interface NewEnquiry {
  readonly id: string
  readonly at: Date
  readonly newId: () => string
  /** The digest of the receipt's link. */
  readonly linkDigest: string
  readonly legalVersions: LegalVersionsInForce
  /** Set when a partner submitted the enquiry, because the person was then not shown our own texts. */
  readonly agreement?: PartnerAgreement
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

type GrantedWith = Pick<Consent, 'trip_plan_id'> | Pick<Consent, 'consultation_id'>

function consentsTo(ticks: Ticks, subject: GrantedWith, enquiry: NewEnquiry): Consent[] {
  return ticks.filter(([, isTicked]) => isTicked).map(([text]) => consentTo(text, subject, enquiry))
}

function consentTo({ purpose, version }: ConsentText, subject: GrantedWith, enquiry: NewEnquiry): Consent {
  const { agreement, at, legalVersions, linkDigest, newId } = enquiry
  const agreedTo = agreement
    ? {
        text_version: agreement.textVersion,
        given_at: agreement.at,
        agreed_with: agreement.with,
        agreement_way: agreement.way,
      }
    : { text_version: version, given_at: at, ...legalVersions }
  return Object.assign(new Consent(), { id: newId(), ...subject, purpose, ...agreedTo, link_digest: linkDigest })
}

/**
 * Returns given consents in the form published to consumers, so that the care team sees which data it may use
 * (TRIP-54).
 */
export function carriedConsents(consents: readonly Consent[]): Payload<typeof TripPlanSubmitted>['consents'] {
  return consents.map(carriedConsent)
}

/**
 * Returns a consent for output: its text version and time, and for a partner's consent also the partner and the way.
 */
export function carriedConsent({ agreed_with, agreement_way, given_at, purpose, text_version }: Consent) {
  const agreed = { agreedWith: agreed_with ?? undefined, agreementWay: agreement_way ?? undefined }
  return { purpose, textVersion: text_version, givenAt: given_at.toISOString(), ...agreed }
}
