import { expect, test } from '@jest/globals'

import type { SubmitTripPlanMutation } from '../../graph/generated/operations.js'
import { checkTripPlan } from './check-trip-plan.js'
import { outcomeOf, sentencesByField } from './trip-plan-outcome.js'
import { emptyTripPlanValues, inputFromValues, valuesFromForm } from './trip-plan-values.js'

const answer = (submitTripPlan: SubmitTripPlanMutation['submitTripPlan']) =>
  outcomeOf({ __typename: 'Mutation', submitTripPlan })

test('a stored enquiry is received with its reference; without an id it is a failure [TRIP-60, TRIP-62]', () => {
  expect(answer({ __typename: 'TripPlanReceived', id: '1', reference: 'SNB-7K3M9Q' })).toEqual({
    kind: 'received',
    reference: 'SNB-7K3M9Q',
  })
  expect(answer({ __typename: 'TripPlanReceived', id: '', reference: '' })).toEqual({
    kind: 'problem',
    problem: 'no-id',
  })
})

test('a service that cannot save is a database error, refused answers go to their fields [TRIP-59]', () => {
  expect(answer({ __typename: 'TemporarilyUnavailable', code: 'UNAVAILABLE', message: '' })).toEqual({
    kind: 'problem',
    problem: 'save',
  })
  const fields = [{ __typename: 'FieldProblem' as const, path: 'additionalServices[1]', message: 'no' }]
  expect(answer({ __typename: 'InvalidInput', code: 'INPUT_INVALID', message: '', fields })).toEqual({
    kind: 'input',
    fields,
  })
  expect(sentencesByField([...fields, { path: 'additionalServices[2]', message: 'later' }])).toEqual({
    additionalServices: 'no',
  })
})

test('an empty form is refused with the ten sentences of the row, in the order of the form [TRIP-45]', () => {
  expect(checkTripPlan(emptyTripPlanValues, new Date('2026-11-21')).map(({ path }) => path)).toEqual([
    'fullName',
    'age',
    'nationality',
    'travelingFromCountry',
    'email',
    'treatmentType',
    'medicalProcedure',
    'accommodationType',
    'isCompanionTraveling',
    'consentGiven',
  ])
})

test('what is not asked any more is not sent, and an unticked health consent is left out [TRIP-17, TRIP-21]', () => {
  const input = inputFromValues({
    ...emptyTripPlanValues,
    accommodationType: 'Apartment',
    hotelPreference: 'Luxury',
    isCompanionTraveling: 'No',
    companionName: 'Sami',
  })
  expect([input.hotelPreference, input.companionName, input.healthDataConsentGiven]).toEqual(['', '', undefined])
})

test('a form posted without a script is read with its ticks and its calling code [TRIP-63]', () => {
  const form = new FormData()
  form.set('fullName', 'Amal Haddad')
  form.set('phoneNumber', '6 12 34')
  form.set('phoneNumber.country', 'FR')
  form.append('additionalServices', 'Visa Assistance')
  form.append('additionalServices', 'Airport Pickup')
  form.set('consentGiven', 'true')
  expect(valuesFromForm(form)).toEqual({
    ...emptyTripPlanValues,
    fullName: 'Amal Haddad',
    phoneNumber: '+33 6 12 34',
    additionalServices: ['Visa Assistance', 'Airport Pickup'],
    consentGiven: true,
  })
})
