import { expect, test } from '@jest/globals'
import { aConsultation } from '@seneb/testkit/a-partner-enquiry'
import { anAmbassadorApplication } from '@seneb/testkit/an-ambassador-application'
import { aTripPlan } from '@seneb/testkit/a-trip-plan'
import { object, type ObjectSchema } from 'yup'

import { publicForms } from '../generate/problem-codes-doc.js'
import { linkToken } from './link-token.js'
import { readForm } from './read-form.js'
import { typedTextCorpus, type TypedKind } from './typed-text-corpus.fixture.js'

const now = new Date('2026-11-21T22:30:00Z')

/**
 * Kind of each field that accepts text or numbers; all others are closed lists, checkboxes, or IDs that we generate.
 */
const fieldsOfForms: Readonly<Record<string, Readonly<Record<string, TypedKind>>>> = {
  submitTripPlan: {
    fullName: 'line',
    nationality: 'line',
    travelingFromCountry: 'line',
    travelingFromCity: 'line',
    tripDuration: 'line',
    otherAccommodationType: 'line',
    companionName: 'line',
    paymentMethod: 'line',
    emergencyContactName: 'line',
    companionTravelNeeds: 'paragraph',
    insuranceCoverage: 'paragraph',
    email: 'email',
    phoneNumber: 'phone',
    emergencyContactPhone: 'phone',
    numberOfNights: 'nights',
    estimatedTreatmentCost: 'amount',
    totalBudget: 'amount',
    referredBy: 'referral id',
    estimatedTreatmentDate: 'day',
    preferredTravelDates: 'day',
  },
  requestConsultation: {
    fullName: 'line',
    email: 'email',
    phoneNumber: 'phone',
    message: 'paragraph',
    preferredContactDate: 'day',
  },
  submitAmbassadorApplication: {
    fullName: 'line',
    nationalId: 'line',
    additionalNotes: 'paragraph',
    email: 'email',
    phoneNumber: 'phone',
  },
  subscribeNewsletter: { email: 'email' },
  savingsEstimate: { homePriceUsd: 'amount' },
  journeyCost: {
    homePriceUsd: 'amount',
    egyptPriceUsd: 'amount',
    flightUsd: 'amount',
    nightUsd: 'amount',
    units: 'count',
    journeys: 'count',
    nights: 'count',
    reservePercent: 'count',
  },
  stayTimeline: { date: 'day' },
}

const answers: Readonly<Record<string, object>> = {
  submitTripPlan: aTripPlan({}, now),
  requestConsultation: aConsultation({}, now),
  submitAmbassadorApplication: anAmbassadorApplication({}),
}

interface Field {
  readonly kind: TypedKind
  readonly form: ObjectSchema<object>
  readonly answers: object
  readonly path: string
}

const fields = Object.entries(fieldsOfForms).flatMap(([form, kinds]) =>
  Object.entries(kinds).map(([path, kind]): Field => ({
    kind,
    path,
    form: publicForms[form] as ObjectSchema<object>,
    answers: answers[form] ?? {},
  })),
)
const ofALink: Field = { kind: 'token', path: 'token', form: object({ token: linkToken() }), answers: {} }

test.each([...fields, ofALink])('$kind in $path: each is stored as it was meant or refused by a sentence', (field) => {
  const rows = typedTextCorpus.filter(([kind]) => kind === field.kind)
  const [, emptyMessage] = readOf(field, '')

  expect(rows.length).toBeGreaterThan(3)
  expect(rows.map(([, typed]) => [typed, ...readOf(field, typed)])).toEqual(
    rows.map(([, typed, stored, message]) => {
      const expected = message === undefined ? undefined : expect.stringContaining(message)
      return [typed, stored, stored === undefined ? (expected ?? emptyMessage) : undefined]
    }),
  )
})

/** Returns the stored value, or the message that refuses the input. */
function readOf({ form, path, answers }: Field, typed: string): readonly [stored: unknown, sentence?: string] {
  const { value, problems = [] } = readForm(form, { ...answers, [path]: typed }, { now })
  if (value) expect(readForm(form, value, { now }).value).toEqual(value)
  const message = problems.find((problem) => problem.path === path)?.message
  const cast = form.cast({ [path]: typed }, { assert: false }) as Readonly<Record<string, unknown>>
  return [message === undefined ? cast[path] : undefined, message]
}

/** Set by our own page, or chosen from a list that depends on another field; never typed. */
const neverTyped = [
  'onBehalf.partnerReference',
  'recordCookieChoice.policyVersion',
  'requestConsultation.treatmentType',
  'stayTimeline.procedure',
  'submitTripPlan.medicalProcedure',
  'submitTripPlan.treatmentType',
  'requestConsultation.timeZone',
  'submitTripPlan.timeZone',
  'submitAmbassadorApplication.identityDocument',
  'submitAmbassadorApplication.tourGuideLicense',
]

test('every field for typed text is in the list above', () => {
  const taking = Object.entries(publicForms).flatMap(([name, form]) => {
    const described = (form as ObjectSchema<object>).describe({ value: {} }).fields
    return Object.entries(described).flatMap(([path, field]) => {
      const { type, oneOf = [], tests = [] } = field as { type: string; oneOf?: unknown[]; tests?: { name?: string }[] }
      const isRetired = tests.some((rule) => rule.name === 'retired')
      return ['string', 'mixed'].includes(type) && oneOf.length === 0 && !isRetired ? [`${name}.${path}`] : []
    })
  })
  const listed = Object.entries(fieldsOfForms).flatMap(([form, kinds]) =>
    Object.keys(kinds).map((path) => `${form}.${path}`),
  )
  expect(taking.toSorted()).toEqual([...listed, ...neverTyped].toSorted())
})
