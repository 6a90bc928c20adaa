import { expect, test } from '@jest/globals'

import { publishedDate } from './article-grid.js'

test('a date is said as exactly as it is known [ART-12, ART-16, D-59]', () => {
  expect(publishedDate('2026-10-14', 'DAY')).toBe('Oct 14, 2026')
  expect(publishedDate('2026-10', 'MONTH')).toBe('October 2026')
})
