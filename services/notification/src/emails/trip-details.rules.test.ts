import { tripFacts, tripPersonal } from '@seneb/contracts/messages/enquiry/trip-plan.messages'
import { aTripPlanSubmitted } from '@seneb/testkit/a-trip-plan'
import { expect, test } from '@jest/globals'

import { tripDetails } from './trip-details.rules.js'
import { notGranted } from './wording.rules.js'

function valuesOf(submitted: ReturnType<typeof aTripPlanSubmitted>): Record<string, string> {
  const facts = tripDetails(submitted).flatMap((group) => group.facts)
  return Object.fromEntries(facts.map(({ label, value }) => [label, value]))
}

test('every field of the form is shown exactly once [PIPE-06]', () => {
  const shown = tripDetails(aTripPlanSubmitted()).flatMap((group) => group.facts.map((fact) => fact.field))

  expect(shown.toSorted()).toEqual(
    [...Object.keys(tripFacts.fields), ...Object.keys(tripPersonal.fields), 'referredBy'].toSorted(),
  )
})

test('the two sections of the form come first and by their names [TRIP-01, PIPE-06]', () => {
  const titles = tripDetails(aTripPlanSubmitted()).map((group) => group.title)

  expect(titles.slice(0, 2)).toEqual(['Personal Information', 'Treatment & Travel Information'])
})

test('answers read as in the form: years, dollars, days, lists [TRIP-03, TRIP-52, TRIP-53]', () => {
  const values = valuesOf(
    aTripPlanSubmitted({
      trip: { age: '42', estimatedTreatmentCost: 1500, preferredTravelDates: '2027-01-05', numberOfNights: '0' },
    }),
  )

  expect(values).toMatchObject({
    Age: '42 years',
    'Estimated cost (USD)': '$1,500',
    'Preferred travel date': 'Jan 5, 2027',
    'Number of nights': '0',
    'Additional services': 'Airport Pickup, Local Coordinator/Translator',
  })
})

test('an empty answer reads Not given, and 0 is an answer [PIPE-06]', () => {
  const values = valuesOf(
    aTripPlanSubmitted({
      trip: { totalBudget: undefined, estimatedTreatmentCost: 0, additionalServices: [] },
      personal: { phoneNumber: undefined, insuranceCoverage: '' },
    }),
  )

  expect(values).toMatchObject({
    'Total budget (USD)': notGranted,
    'Estimated cost (USD)': '$0',
    'Additional services': notGranted,
    'Phone number': notGranted,
    'Insurance coverage': notGranted,
  })
})

test('the care team reads by which referral the person came [D-14]', () => {
  const lines = tripDetails(aTripPlanSubmitted({ referredBy: 'guide-7' })).flatMap(({ facts }) => facts)

  expect(lines).toContainEqual({ field: 'referredBy', label: 'Referred by', value: 'guide-7' })
})
