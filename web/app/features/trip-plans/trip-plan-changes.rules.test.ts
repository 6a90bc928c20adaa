import { expect, test } from '@jest/globals'

import { offeredTreatments } from './offered-treatments.fixture.js'
import { tripPlanDefinition, withResult as withResultOf, type TripPlanValues } from './trip-plan.definition.js'

const { empty } = tripPlanDefinition
const withResult = <Name extends keyof TripPlanValues>(
  values: TripPlanValues,
  name: Name,
  value: TripPlanValues[Name],
) => withResultOf(values, name, value, offeredTreatments)
const valuesWith = (values: Partial<typeof empty>) => ({ ...empty, ...values })

test('changing the country of departure clears the airport [TRIP-31]', () => {
  const values = valuesWith({ travelingFromCountry: 'France', travelingFromCity: 'Nice Airport (NCE)' })
  expect(withResult(values, 'travelingFromCountry', 'Spain')).toEqual(valuesWith({ travelingFromCountry: 'Spain' }))
})

test('a procedure of another treatment type is cleared, one of the new type stays [TRIP-11]', () => {
  const values = valuesWith({ medicalProcedure: 'LASIK' })
  expect(withResult(values, 'treatmentType', 'Dental Care').medicalProcedure).toBe('')
  expect(withResult(values, 'treatmentType', 'Ophthalmology').medicalProcedure).toBe('LASIK')
})

test('a type with one procedure selects it [CAT-12]', () => {
  expect(withResult(valuesWith({}), 'treatmentType', 'Other').medicalProcedure).toBe('Other')
})

test("'Not required' is 0 nights, and moving away from it clears the 0 [TRIP-32]", () => {
  const none = withResult(valuesWith({ numberOfNights: '5' }), 'accommodationType', 'Not required')
  expect(none.numberOfNights).toBe('0')
  expect(withResult(none, 'accommodationType', 'Hotel').numberOfNights).toBe('')
  expect(withResult(valuesWith({ numberOfNights: '5' }), 'accommodationType', 'Hotel').numberOfNights).toBe('5')
})
