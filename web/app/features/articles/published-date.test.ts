import { expect, test } from '@jest/globals'

import { publishedDate } from './article-grid.js'

test('a date is shown as exactly as it is known [ART-12, ART-16, D-59]', () => {
  expect(publishedDate('2026-10-14', 'DAY')).toBe('Oct 14, 2026')
  expect(publishedDate('2026-10', 'MONTH')).toBe('October 2026')
})

test.each([
  ['2026-13', 'MONTH'],
  ['2026-02-40', 'DAY'],
] as const)('the date %s, which no calendar has, is shown as it is and fails no page [D-59]', (on, precision) => {
  expect(publishedDate(on, precision)).toBe(on)
})
