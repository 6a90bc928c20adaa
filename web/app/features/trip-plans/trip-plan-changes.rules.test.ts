import { expect, test } from '@jest/globals'

import { withAnswer, tripPlanDefinition } from './trip-plan.definition.js'

const { empty } = tripPlanDefinition
const given = (values: Partial<typeof empty>) => ({ ...empty, ...values })

test('changing the country of departure clears the airport [TRIP-31]', () => {
  const values = given({ travelingFromCountry: 'France', travelingFromCity: 'Nice Airport (NCE)' })
  expect(withAnswer(values, 'travelingFromCountry', 'Spain')).toEqual(given({ travelingFromCountry: 'Spain' }))
})

test('a procedure of another treatment type is taken back, one of the new type stays [TRIP-11]', () => {
  const values = given({ medicalProcedure: 'LASIK' })
  expect(withAnswer(values, 'treatmentType', 'Dental Care').medicalProcedure).toBe('')
  expect(withAnswer(values, 'treatmentType', 'Ophthalmology').medicalProcedure).toBe('LASIK')
})

test('a type with one procedure answers it [CAT-12]', () => {
  expect(withAnswer(given({}), 'treatmentType', 'Other').medicalProcedure).toBe('Other')
})

test("'Not required' is 0 nights, and moving away from it clears the 0 [TRIP-32]", () => {
  const none = withAnswer(given({ numberOfNights: '5' }), 'accommodationType', 'Not required')
  expect(none.numberOfNights).toBe('0')
  expect(withAnswer(none, 'accommodationType', 'Hotel').numberOfNights).toBe('')
  expect(withAnswer(given({ numberOfNights: '5' }), 'accommodationType', 'Hotel').numberOfNights).toBe('5')
})
