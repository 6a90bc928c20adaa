import { expect, test } from '@jest/globals'

import { journeyCostForm } from './journey-cost.form.js'
import { readForm } from './read-form.js'

const requiredFields = { country: 'uk', procedure: 'lasik' }
const read = (figures: object) => readForm(journeyCostForm, { ...requiredFields, ...figures }, {})

test('country and procedure are enough; every figure is optional, also as the empty text of a form', () => {
  expect(read({}).problems).toBeUndefined()
  expect(read({ units: '', homePriceUsd: '', nights: null }).value).toMatchObject(requiredFields)
})

test('figures are read from the text of a form', () => {
  expect(read({ units: '2', homePriceUsd: '2600.50', nights: '0', reservePercent: 100 }).value).toMatchObject({
    units: 2,
    homePriceUsd: 2600.5,
    nights: 0,
    reservePercent: 100,
  })
})

test.each([
  ['units', '0', 'The number must be a whole number from 1 to 40'],
  ['units', '1.5', 'The number must be a whole number from 1 to 40'],
  ['units', '1e3', 'The number must be a whole number from 1 to 40'],
  ['homePriceUsd', '-1', 'The price at home must be a number of US dollars from 0 to 100,000'],
  ['egyptPriceUsd', '100000.01', 'The price in Egypt must be a number of US dollars from 0 to 100,000'],
  ['journeys', '11', 'The number of journeys must be a whole number from 1 to 10'],
  ['flightUsd', 'a lot', 'The price of a flight must be a number of US dollars from 0 to 20,000'],
  ['nights', '101', 'The number of nights must be a whole number from 0 to 100'],
  ['nightUsd', 'Infinity', 'The price of a night must be a number of US dollars from 0 to 5,000'],
  ['reservePercent', '101', 'The reserve in percent must be a whole number from 0 to 100'],
])('%s: %j is answered by one sentence at the field', (path, value, message) => {
  expect(read({ [path]: value }).problems).toEqual([{ path, message }])
})

test('an unknown country or procedure is rejected, and so is an unknown field', () => {
  expect(read({ country: 'atlantis' }).problems).toEqual([{ path: 'country', message: 'Please select your country' }])
  expect(read({ procedure: 'magic' }).problems).toEqual([
    { path: 'procedure', message: 'Please select a medical procedure' },
  ])
  expect(read({ name: 'Amal' }).problems).toHaveLength(1)
})
