import { expect, test } from '@jest/globals'
import { savingsCountries, savingsProcedures } from '@seneb/contracts/vocabulary/savings-options'
import { procedureNamesOf } from '@seneb/contracts/vocabulary/treatments'

import { carriedFormValues, choicesFrom, withChoices } from './savings-choices.js'

test('choices go into an address and come out of it again [D-30, CALC-05]', () => {
  const choices = { country: 'uk', procedure: 'femto-lasik', homePriceUsd: '2800.50' }
  const address = withChoices('/budget-estimator', choices)
  expect(address).toBe('/budget-estimator?country=uk&procedure=femto-lasik&homePriceUsd=2800.50')
  expect(choicesFrom(new URL(address, 'https://seneb.example').searchParams)).toEqual(choices)
})

test('an empty choice leaves no trace in an address', () => {
  expect(withChoices('/trip-planner', { country: '', procedure: '' })).toBe('/trip-planner')
  expect(withChoices('/trip-planner', { country: 'uk', homePriceUsd: '' })).toBe('/trip-planner?country=uk')
})

test.each(savingsProcedures)(
  '$name is a procedure of its treatment in the trip planner [ROUTE-09, D-30]',
  ({ value }) => {
    const { treatmentType, medicalProcedure } = carriedFormValues({ country: '', procedure: value, homePriceUsd: '' })
    expect(procedureNamesOf(treatmentType)).toContain(medicalProcedure)
    expect(procedureNamesOf(treatmentType).length).toBeLessThan(10)
  },
)

test.each(savingsCountries)('$name is carried by its name [ROUTE-09, D-30]', ({ value, name }) => {
  expect(carriedFormValues({ country: value, procedure: '', homePriceUsd: '' }).travelingFromCountry).toBe(name)
})

test('unknown codes begin no enquiry [ROUTE-09]', () => {
  expect(carriedFormValues({ country: 'atlantis', procedure: '<b>', homePriceUsd: '1' })).toEqual({
    travelingFromCountry: '',
    treatmentType: '',
    medicalProcedure: '',
  })
})
