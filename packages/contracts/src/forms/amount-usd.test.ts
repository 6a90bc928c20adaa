import { expect, test } from '@jest/globals'
import { object } from 'yup'

import { otherCurrencyMessage, readAmountUsd } from './amount-usd.js'
import { amountUsd } from './fields.js'
import { readForm } from './read-form.js'

test.each([
  ['1200', 1200],
  ['$1,200.00', 1200],
  ['US$ 1,200.50', 1200.5],
  ['1.200,50', 1200.5],
  ['5.000,00', 5000],
  ['1,234,567', 1_234_567],
  ['1.234.567', 1_234_567],
  ['1,50,000', 150_000],
  ['0.750', 0.75],
  ['1200.-', 1200],
  ['1 200 USD', 1200],
  ["1'250'000", 1_250_000],
  ['12,5', 12.5],
  ['0.75', 0.75],
  ['١٢٠٠', 1200],
  ['١٬٢٠٠٫٥٠', 1200.5],
  ['۱۲۰۰ dollars', 1200],
  ['-1', -1],
])('%s is %d dollars [TRIP-52]', (text, amount) => {
  expect(readAmountUsd(text)).toBe(amount)
})

test.each(['a lot', '1,2,3', '1.2.3', '12-15', '12345,678', '5k', '', '1e3'])('%j is no amount [TRIP-52]', (text) => {
  expect(readAmountUsd(text)).toBeUndefined()
})

test.each([
  ['7.500', 7500, 7.5],
  ['1,234', 1234, 1.234],
  ['999.999', 999_999, 999.999],
])('%s is %d or %d, so it is neither [TRIP-52]', (text, ...either) => {
  expect(readAmountUsd(text)).toEqual({ either })
})

test.each(['5.000 €', '£4,000', '4000 EUR', '3.000 SAR', '٥٠٠٠ ريال'])(
  '%s is said to be no amount in dollars, and never taken for one [TRIP-52]',
  (totalBudget) => {
    const form = object({ totalBudget: amountUsd('a number, please') })
    expect(readForm(form, { totalBudget }, {}).problems).toEqual([
      { path: 'totalBudget', message: otherCurrencyMessage },
    ])
  },
)
