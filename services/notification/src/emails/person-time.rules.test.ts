import { expect, test } from '@jest/globals'

import { formatForPerson, formatForTeam } from './person-time.rules.js'

const instant = new Date('2026-11-23T01:23:00Z')

test.each([
  ['Europe/Berlin', 'Monday, November 23, 2026, 02:23 in Berlin'],
  ['Pacific/Auckland', 'Monday, November 23, 2026, 14:23 in Auckland'],
  ['America/New_York', 'Sunday, November 22, 2026, 20:23 in New York'],
  ['America/Argentina/Buenos_Aires', 'Sunday, November 22, 2026, 22:23 in Buenos Aires'],
])('in %s it is %s [TRIP-56, CONT-14]', (zone, expected) => {
  expect(formatForPerson(instant, zone)).toBe(expected)
})

test.each([undefined, '', 'Etc/GMT+2', 'UTC', 'Europe/Nowhere', 'Europe/Berlin see evil.example', '<b>x</b>/y'])(
  'without a zone of a place (%j) both clocks are named [TRIP-56, CONT-14, S16]',
  (zone) => {
    expect(formatForPerson(instant, zone)).toBe('Monday, November 23, 2026, 03:23 in Cairo (01:23 UTC)')
  },
)

test.each([
  ['Europe/Berlin', ', Monday 02:23 in Berlin'],
  ['America/New_York', ', Sunday 20:23 in New York'],
  ['Africa/Cairo', ''],
  [undefined, ''],
  ['Europe/Berlin see evil.example', ''],
])('the team reads its own clock and that of %s [TRIP-64, CONT-16, S16]', (zone, theirs) => {
  expect(formatForTeam(instant, zone)).toBe(`Monday, November 23, 2026, 03:23 in Cairo (01:23 UTC)${theirs}`)
})
