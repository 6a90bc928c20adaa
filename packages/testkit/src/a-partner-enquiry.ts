import { countryCode } from '@seneb/contracts/vocabulary/country-names'
import { treatmentTypes, type TreatmentType } from '@seneb/contracts/vocabulary/treatments'

import { aTripPlan } from './a-trip-plan.js'

/** A trip plan as a partner submits it by the GraphQL API; `changes` are of the form, by its names. */
export function aTripPlanEnquiry(changes: object = {}, now = new Date()): object {
  return { onBehalf: anAgreement(now), ...asTripPlanEnquiry(aTripPlan(changes, now)) }
}

/** A consultation request as a partner submits it by the GraphQL API. */
export function aConsultationEnquiry(changes: object = {}, now = new Date()): object {
  const { communicationMethod, preferredTime, treatmentType, ...form } = aConsultation(changes, now)
  return {
    onBehalf: anAgreement(now),
    ...form,
    treatmentType: typeOf(treatmentType)?.slug ?? treatmentType,
    communicationMethod: enumName(communicationMethod),
    preferredTime: enumName(preferredTime),
  }
}

/** Returns a form of our own pages as `TripPlanEnquiryInput`. */
export function asTripPlanEnquiry(form: object): object {
  const { referredBy: _ofOurPages, ...fields } = form as Record<string, unknown>
  const type = typeOf(fields['treatmentType'])
  const procedure = type?.procedures.find(({ name }) => name === fields['medicalProcedure'])
  const services = fields['additionalServices'] as readonly string[] | undefined
  return {
    ...fields,
    age: Number(fields['age']),
    nationality: countryCode(String(fields['nationality'])),
    travelingFromCountry: countryCode(String(fields['travelingFromCountry'])),
    treatmentType: type?.slug ?? fields['treatmentType'],
    medicalProcedure: procedure?.slug ?? fields['medicalProcedure'],
    estimatedTreatmentCost: moneyOf(fields['estimatedTreatmentCost']),
    totalBudget: moneyOf(fields['totalBudget']),
    accommodationType: enumName(fields['accommodationType']),
    hotelPreference: enumName(fields['hotelPreference']),
    numberOfNights: fields['numberOfNights'] === undefined ? undefined : Number(fields['numberOfNights']),
    isCompanionTraveling: fields['isCompanionTraveling'] === 'Yes',
    additionalServices: services?.map(enumName),
  }
}

/** An agreement of a minute ago, under a reference that `changes` may name. */
export function anAgreement(now = new Date(), partnerReference?: string): object {
  const agreedAt = new Date(now.getTime() - 60_000).toISOString()
  return { partnerReference, agreement: { textVersion: '3', agreedAt, method: 'PAPER' } }
}

function typeOf(name: unknown): TreatmentType | undefined {
  return treatmentTypes.find((type) => type.name === name)
}

function moneyOf(amount: unknown) {
  return typeof amount === 'number' ? { amount: amount.toFixed(2), currencyCode: 'USD' } : undefined
}

function enumName(word: unknown) {
  return typeof word === 'string' ? word.toUpperCase().replaceAll(/[^A-Z]/g, '_') : undefined
}

const dayMs = 24 * 60 * 60 * 1000

/** Returns a complete and valid request for a consultation; its day is after `now`. */
export function aConsultation(changes: object = {}, now = new Date()) {
  return {
    fullName: 'Amal Haddad',
    email: 'amal.haddad@example.com',
    phoneNumber: '+33 1 23 45 67 89',
    treatmentType: 'Dental Care',
    message: 'Please call me about veneers.',
    communicationMethod: 'phone_whatsapp',
    preferredTime: 'morning',
    preferredContactDate: new Date(now.getTime() + 10 * dayMs).toISOString().slice(0, 10),
    timeZone: 'Europe/Paris',
    termsAccepted: true,
    healthDataConsentGiven: true,
    ...changes,
  }
}
