import { expect, test } from '@jest/globals'

import { slotDay, slotTimes } from './slot-times.js'

test.each([
  ['morning', '2027-01-05', undefined, '10:00-13:00 in Cairo'],
  ['morning', '2027-01-05', 'Africa/Cairo', '10:00-13:00 in Cairo'],
  ['morning', '2027-01-05', 'Europe/London', '10:00-13:00 in Cairo · 08:00-11:00 your time (Europe/London)'],
  ['morning', '2027-07-05', 'Europe/London', '11:00-14:00 in Cairo · 09:00-12:00 your time (Europe/London)'],
  [
    'evening',
    '2027-01-05',
    'Pacific/Auckland',
    '18:00-21:00 in Cairo · 05:00-08:00, the next day your time (Pacific/Auckland)',
  ],
  [
    'morning',
    '2027-01-05',
    'Pacific/Honolulu',
    '10:00-13:00 in Cairo · 22:00-01:00, the day before your time (Pacific/Honolulu)',
  ],
  ['afternoon', '2027-01-05', 'America/New_York', '13:00-18:00 in Cairo · 06:00-11:00 your time (America/New York)'],
] as const)('%s on %s, seen from %s, is %s [CONT-10, D-62]', (slot, day, zone, words) => {
  expect(slotTimes(slot, day, zone)).toBe(words)
})

test.each(['x', '', '2027-02-30', '2027-13-01', '99999-01-01', '2027-01-05T00:00', '-271821-04-20'])(
  'a day that is none (%j) is shown as today, not as a failure [CONT-10, L1]',
  (chosen) => {
    const day = slotDay(chosen, '2027-01-05')
    expect(slotTimes('morning', day, undefined)).toBe('10:00-13:00 in Cairo')
  },
)
