import { expect, test } from '@jest/globals'

import { mondayOf, shownTotal, shownWeeks, completeWeeks } from './figures.rules.js'

test.each([
  ['2026-11-30T00:00:00Z', '2026-11-30'],
  ['2026-11-29T23:59:59Z', '2026-11-23'],
  ['2027-01-01T12:00:00Z', '2026-12-28'],
])('the week of %s begins on %s', (time, monday) => {
  expect(mondayOf(new Date(time))).toBe(monday)
})

test('only whole weeks are reported: a week that still grows would date a single enquiry', () => {
  expect(completeWeeks(new Date('2026-11-29T23:59:59Z'), 2)).toEqual(['2026-11-16', '2026-11-09'])
  expect(completeWeeks(new Date('2026-11-30T00:00:00Z'), 1)).toEqual(['2026-11-23'])
})

test('no cell from 1 to 4 is shown, and no sum from which one could be derived', () => {
  const mondays = Array.from({ length: 7 }, (_, at) => `week ${at}`)
  const stored = mondays.map((monday, at) => ({ monday, hits: at, visits: at * 5, enquiries: at === 3 ? 4 : 9 }))

  const weeks = shownWeeks(mondays, stored)

  expect(weeks.map(({ hits }) => hits)).toEqual([0, undefined, undefined, undefined, undefined, 5, 6])
  expect(weeks[3]).toEqual({ monday: 'week 3', hits: undefined, visits: 15, enquiries: undefined })
  expect(shownTotal(weeks)).toEqual({ hits: undefined, visits: 105, enquiries: undefined })
  expect(shownWeeks(['other'], stored)).toEqual([{ monday: 'other', hits: 0, visits: 0, enquiries: 0 }])
})

test('sums of every window give nothing that its shown cells do not give', () => {
  let seed = 7
  const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below
  for (let run = 0; run < 500; run++) {
    const counts = Array.from({ length: 1 + random(20) }, () => random(9))
    const mondays = counts.map((_, at) => `week ${at}`)
    const stored = counts.map((count, at) => ({ monday: `week ${at}`, hits: count, visits: 0, enquiries: 0 }))
    const weeks = shownWeeks(mondays, stored)
    const { hits } = shownTotal(weeks)
    const shown = weeks.flatMap((week) => (week.hits === undefined ? [] : [week.hits]))

    expect(shown.every((count) => count === 0 || count > 4)).toBe(true)
    if (hits !== undefined) expect(hits).toBe(shown.reduce((sum, count) => sum + count, 0))
  }
})
