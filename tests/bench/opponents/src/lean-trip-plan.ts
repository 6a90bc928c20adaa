import { randomBytes } from 'node:crypto'

import { foldForSearch } from '@seneb/contracts/forms/fold-for-search'
import { personalDataConsent, planDraftConsent } from '@seneb/contracts/vocabulary/consent-texts'
import { v7 } from 'uuid'

import { leanListChanged, leanPlanRequested, leanSubmitted } from './lean-subjects.js'

/** A submitted form, used without validation. */
export type Form = Readonly<Record<string, unknown>> & { readonly additionalServices: readonly string[] }

export interface Identity {
  readonly id: string
  readonly reference: string
  readonly at: Date
  /** The secret of the link in the receipt. */
  readonly withdrawalToken: string
}

/** An event before its personal fields are encrypted. */
export interface LeanEvent {
  readonly subject: string
  readonly clear: object
  readonly personal?: object
}

const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

export function newIdentity(): Identity {
  const letters = Array.from(randomBytes(6), (byte) => alphabet[byte % alphabet.length])
  const withdrawalToken = randomBytes(32).toString('base64url')
  return { id: v7(), reference: `SNB-${letters.join('')}`, at: new Date(), withdrawalToken }
}

const plainColumns = [
  'full_name',
  'nationality',
  'traveling_from_country',
  'traveling_from_city',
  'email',
  'phone_number',
  'treatment_type',
  'medical_procedure',
  'estimated_treatment_date',
  'preferred_travel_dates',
  'trip_duration',
  'accommodation_type',
  'other_accommodation_type',
  'hotel_preference',
  'companion_name',
  'companion_travel_needs',
  'emergency_contact_name',
  'emergency_contact_phone',
  'insurance_coverage',
  'payment_method',
  'time_zone',
]
const fieldOf = new Map(plainColumns.map((column) => [column, camelCase(column)]))
const serviceColumns = {
  visa_assistance_required: 'Visa Assistance',
  local_coordinator_required: 'Local Coordinator/Translator',
  airport_pickup_required: 'Airport Pickup',
  flight_booking_required: 'Flight Booking',
  accommodation_booking_required: 'Accommodation Booking',
}
const ownColumns = ['id', 'reference', 'age', 'number_of_nights', 'is_companion_traveling', 'additional_services']
const moneyColumns = ['estimated_treatment_cost_cents', 'total_budget_cents']

/** The columns of a trip plan, in the order of `tripPlanValues`. */
export const tripPlanColumns: readonly string[] = [
  ...ownColumns,
  ...moneyColumns,
  'flight_booked',
  'submitted_at',
  ...Object.keys(serviceColumns),
  ...plainColumns,
]

/** Returns the row that our own enquiry service would write. */
export function tripPlanValues(form: Form, { at, id, reference }: Identity): unknown[] {
  return [
    id,
    reference,
    Number(form['age']),
    Number(form['numberOfNights']),
    form['isCompanionTraveling'] === 'Yes',
    JSON.stringify(form.additionalServices),
    cents(form['estimatedTreatmentCost']),
    cents(form['totalBudget']),
    false,
    at,
    ...Object.values(serviceColumns).map((service) => form.additionalServices.includes(service)),
    ...plainColumns.map((column) => form[fieldOf.get(column) ?? '']),
  ]
}

/** The columns of the care team's list, in the order of `careValues`. */
export const careColumns: readonly string[] = [
  'id',
  'kind',
  'reference',
  'version',
  'state',
  'submitted_at',
  'due_at',
  'last_activity_at',
  'full_name',
  'email',
  'phone_number',
  'treatment_type',
  'procedure',
  'country',
  'is_referred',
  'has_mail_problem',
  'plan_state',
  'search_terms',
]

/** The row that the care team would see. */
export function careValues(form: Form, { at, id, reference }: Identity, dueAt: Date): unknown[] {
  return [
    id,
    'trip-plan',
    reference,
    1,
    'new',
    at,
    dueAt,
    at,
    form['fullName'],
    form['email'],
    form['phoneNumber'],
    form['treatmentType'],
    form['medicalProcedure'],
    form['travelingFromCountry'],
    false,
    false,
    'waiting',
    searchTerms(form, reference),
  ]
}

/** Returns the search terms for a person; folded by the same function, so that both sides store the same. */
function searchTerms({ email, fullName, phoneNumber }: Form, reference: string): string[] {
  const code = foldForSearch(reference)
  const digits = String(phoneNumber).replaceAll(/\D/g, '')
  const endings = Array.from({ length: Math.max(0, digits.length - 3) }, (_one, at) => digits.slice(at))
  return [
    ...new Set([...foldForSearch([fullName, email].map(String).join(' ')).split(' '), code, code.slice(3), ...endings]),
  ]
}

const personalFields = new Set([
  'fullName',
  'email',
  'phoneNumber',
  'companionName',
  'companionTravelNeeds',
  'emergencyContactName',
  'emergencyContactPhone',
  'insuranceCoverage',
  'paymentMethod',
  'timeZone',
])

/**
 * Returns the events: one with clear and personal fields for sending mail, one for open lists, and one that requests a
 * plan.
 */
export function eventsOf(form: Form, { at, id, reference, withdrawalToken }: Identity): LeanEvent[] {
  const { consentGiven: _given, planDraftConsentGiven: _draft, ...values } = form
  const entries = Object.entries(values)
  const trip = Object.fromEntries(entries.filter(([field]) => !personalFields.has(field)))
  const personal = Object.fromEntries(entries.filter(([field]) => personalFields.has(field)))
  const consents = [personalDataConsent, planDraftConsent].map(({ purpose, version }) => ({
    purpose,
    textVersion: version,
    givenAt: at,
  }))
  return [
    {
      subject: `${leanSubmitted}.${id}`,
      clear: { tripPlanId: id, submittedAt: at },
      personal: { reference, trip, personal, consents, withdrawalToken },
    },
    { subject: `${leanListChanged}.${id}`, clear: { enquiryId: id, version: 1 } },
    { subject: `${leanPlanRequested}.${id}`, clear: { tripPlanId: id }, personal: { trip } },
  ]
}

function cents(dollars: unknown): number | undefined {
  return dollars === undefined ? undefined : Math.round(Number(dollars) * 100)
}

function camelCase(column: string): string {
  return column.replace(/_([a-z])/g, (_all, letter: string) => letter.toUpperCase())
}
