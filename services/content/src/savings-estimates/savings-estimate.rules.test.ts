import { expect, test } from '@jest/globals'
import { expectedSavings } from '@seneb/testkit/expected-savings'
import fc from 'fast-check'

import { readPrices } from '../content-files/read-prices.js'
import { reasonText, savingOf, savingsRange } from './savings-estimate.rules.js'

const { treatments } = readPrices()

test('the table has 110 cells, two of them without a price', () => {
  expect(expectedSavings).toHaveLength(110)
  expect(expectedSavings.filter(({ savings }) => savings === null)).toHaveLength(2)
})

test.each(expectedSavings)(
  '$procedure in $country saves $savings dollars, $percentageSaved per cent [CALC-10..35]',
  ({ country, percentageSaved, procedure, savings }) => {
    const home = treatments.home[country][procedure]
    const saving = savingOf(home === null ? null : home * 100, treatments.egypt[procedure] * 100)

    expect(saving).toEqual({
      savingsCents: savings === null ? null : savings * 100,
      percentageSaved,
      reason: savings === null ? 'NO_HOME_PRICE' : null,
    })
  },
)

test('a saving is never negative and never above a hundred per cent [D-31]', () => {
  const cents = fc.integer({ min: 1, max: 100_000_000 })
  fc.assert(
    fc.property(cents, cents, (home, egypt) => {
      const { percentageSaved, reason, savingsCents } = savingOf(home, egypt)
      if (reason === 'NO_SAVING') expect([savingsCents, percentageSaved, home <= egypt]).toEqual([null, null, true])
      else
        expect(savingsCents === home - egypt && (percentageSaved ?? -1) >= 0 && (percentageSaved ?? 101) <= 100).toBe(
          true,
        )
    }),
  )
})

test('reasons read as decided [CALC-35, D-29, D-31]', () => {
  expect(reasonText('NO_HOME_PRICE', 'Hungary')).toBe(
    'No reference price is available for this procedure in Hungary yet.',
  )
  expect(reasonText('NO_SAVING', 'Hungary')).toBe('No saving for this combination')
  expect(reasonText(null, 'Hungary')).toBeNull()
})

test('the evidence of a claim counts the comparisons above its percentage [D-26]', () => {
  const savings = [
    { home: 100, egypt: 30 },
    { home: 1000, egypt: 299 },
    { home: 100, egypt: 77 },
  ]
  expect(savingsRange(savings, 70)).toEqual({
    minPercent: 23,
    maxPercent: 70,
    combinations: 3,
    combinationsAbove: 1,
  })
})
