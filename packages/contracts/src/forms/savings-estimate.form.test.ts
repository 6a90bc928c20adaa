import { expect, test } from '@jest/globals'

import { savingsCountries, savingsProcedures } from '../vocabulary/savings-options.js'
import { readForm } from './read-form.js'
import { savingsEstimateForm } from './savings-estimate.form.js'

const problemsOf = (raw: object) => readForm(savingsEstimateForm, raw, {}).problems
const price = 'Home price must be a number of US dollars above 0 and at most 1,000,000'

test('the calculator offers 22 countries and 5 procedures with their units [CALC-02, CALC-03, D-32]', () => {
  expect(savingsCountries.map(({ value }) => value).join(', ')).toBe(
    'bahrain, czech, france, germany, greece, hungary, iraq, italy, kuwait, libya, oman, poland, portugal, qatar, saudi, spain, sudan, syria, turkey, uae, uk, usa',
  )
  expect(savingsProcedures.map(({ value, unit }) => [value, unit])).toEqual([
    ['lasik', 'per eye'],
    ['lasek', 'per eye'],
    ['femto-lasik', 'per eye'],
    ['veneers', 'per tooth'],
    ['implants', 'per implant'],
  ])
})

test.each([{}, { country: '', procedure: null }, { country: 'atlantis', procedure: 'surgery' }])(
  'country and procedure have to be chosen from the lists [CALC-06, CALC-07]',
  (raw) => {
    expect(problemsOf(raw)).toEqual([
      { path: 'country', message: 'Please select your country' },
      { path: 'procedure', message: 'Please select a medical procedure' },
    ])
  },
)

test.each([0, -1, '0', 1_000_000.01, 1e9, 'NaN', Number.NaN, Number.POSITIVE_INFINITY, 'much', {}])(
  'a home price of %p will not do [CALC-08, D-31]',
  (homePriceUsd) => {
    const [problem] = problemsOf({ country: 'usa', procedure: 'lasik', homePriceUsd }) ?? []
    expect(problem).toEqual({ path: 'homePriceUsd', message: price })
  },
)

test.each([
  ['', undefined],
  [null, undefined],
  ['1200.50', 1200.5],
  [0.01, 0.01],
  [1_000_000, 1_000_000],
])('a home price of %p is read as %p [CALC-08, D-31]', (homePriceUsd, read) => {
  expect(
    readForm(savingsEstimateForm, { country: 'usa', procedure: 'lasik', homePriceUsd }, {}).value?.homePriceUsd,
  ).toBe(read)
})
