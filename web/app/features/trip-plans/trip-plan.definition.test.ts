import { expect, test } from '@jest/globals'

import { makeRequest } from '../../forms/form-request.js'
import { tripPlanDefinition } from './trip-plan.definition.js'

const { empty, request, valuesFrom } = tripPlanDefinition

test('an empty form is refused with the ten sentences of the row, in the order of the form [TRIP-45]', async () => {
  const problems = await request(makeRequest, empty).check(new Date('2026-11-21'))
  expect(problems.map(({ path }) => path)).toEqual([
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

test('a field that is no longer shown is not sent, and a draft without consent is not requested [TRIP-17, TRIP-21, D-66]', () => {
  const { text } = request(makeRequest, {
    ...empty,
    accommodationType: 'Apartment',
    hotelPreference: 'Luxury',
    isCompanionTraveling: 'No',
    companionName: 'Sami',
  })
  const input = JSON.parse(text) as Record<string, unknown>
  expect([input['hotelPreference'], input['companionName'], input['planDraftConsentGiven']]).toEqual(['', '', false])
})

test('a form posted without a script is read with its ticks, a number with the calling code it was typed with [TRIP-63]', () => {
  const form = new FormData()
  form.set('fullName', 'Amal Haddad')
  form.set('phoneNumber', '+33 6 12 34')
  form.append('additionalServices', 'Visa Assistance')
  form.append('additionalServices', 'Airport Pickup')
  form.set('consentGiven', 'true')
  expect(valuesFrom(form)).toEqual({
    ...empty,
    fullName: 'Amal Haddad',
    phoneNumber: '+33 6 12 34',
    additionalServices: ['Visa Assistance', 'Airport Pickup'],
    consentGiven: true,
  })
})
