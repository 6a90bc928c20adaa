import { expect, test } from '@jest/globals'

import { formatShare, formatElapsed, weekLabel, type Figures } from './figure-text.js'

const figures = (changes: Partial<Figures>): Figures => ({
  __typename: 'PromiseFigures',
  onTime: 0,
  late: 0,
  overdue: 0,
  pending: 0,
  excluded: 0,
  medianSeconds: null,
  ninetyFifthSeconds: null,
  ...changes,
})

test('a share is shown from twenty promises on, and never as all when one was late [GEN-07]', () => {
  expect(formatShare(figures({ onTime: 18, late: 1 }))).toBe('Too few to tell (n = 19)')
  expect(formatShare(figures({ onTime: 19, overdue: 1 }))).toBe('95.0 %')
  expect(formatShare(figures({ onTime: 9999, late: 1 }))).toBe('99.9 %')
  expect(formatShare(figures({ onTime: 20, pending: 5, excluded: 5 }))).toBe('100.0 %')
})

test('without a reply there is no reply time', () => {
  expect([formatElapsed(null), formatElapsed(0), formatElapsed(20_400)]).toEqual(['–', '0 s', '5 h 40 min'])
  expect(weekLabel('2026-11-23')).toBe('Week of 23 Nov')
})
