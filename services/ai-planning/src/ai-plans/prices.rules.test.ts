import { expect, test } from '@jest/globals'

import { removedPrice, withoutInventedPrices } from './prices.rules.js'

const named = [1500, 4000, 2500]

test.each(['$1,500', 'USD 1500', '1500 USD', 'US$ 1,500.00', '4,000 dollars', 'USD 2.5k... or 2500 USD'])(
  'an amount the person named stays: %s [D-49]',
  (text) => {
    expect(withoutInventedPrices(text, named.concat(2500))).toContain(text.slice(-4))
  },
)

test.each([
  '$900',
  'USD 12,345.67',
  '€ 300',
  '300 euros',
  '5,000 EGP',
  'EGP 5000',
  'LE 5000',
  '£20',
  '7k USD',
  '1,501 US dollars',
  '99 Egyptian pounds',
])('an invented price is taken out: %s [D-49]', (text) => {
  expect(withoutInventedPrices(`About ${text} a night.`, named)).toBe(`About ${removedPrice} a night.`)
})

test('numbers that are no money stay', () => {
  const text = 'Day 3 of 7 nights, room 12, 5 to 8 nights, 2027.'

  expect(withoutInventedPrices(text, [])).toBe(text)
})
