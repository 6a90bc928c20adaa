/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'

import { publishCareDeskClock } from './care-desk-clock.js'

test('the hours of the care desk say whether it is open now [D-77]', () => {
  document.body.innerHTML = '<p>Sunday, 09:00–17:00 <span data-care-desk-now="0 09:00 17:00"></span></p>'
  publishCareDeskClock(document, new Date('2026-11-22T01:25:00Z'))
  expect(document.body.textContent).toBe('Sunday, 09:00–17:00 It is 03:25 in Cairo. We are back at 09:00.')
})
