import { expect, test } from '@jest/globals'

import { formatClock, phoneText, slotPreference } from './clock-wording.rules.js'

const sentAt = new Date('2026-11-22T23:30:00Z')

test.each([
  ['+64211234567', '+64 21 123 4567 (New Zealand)'],
  ['+491711234567', '+49 171 1234567 (Germany)'],
  ['+33 1 23 45 67 89', '+33 1 23 45 67 89 (France)'],
  ['0171 1234567', '0171 1234567'],
  ['a \u202enumber', 'a number'],
])('the team reads %s as %s [CONT-16, TRIP-64]', (stored, expected) => {
  expect(phoneText(stored)).toBe(expected)
})

test('the team reads both clocks of when somebody wrote [CONT-16, TRIP-64]', () => {
  expect(formatClock('Pacific/Auckland', sentAt)).toBe(
    'Pacific/Auckland: Monday 12:30 there, Monday 01:30 in Cairo, when this was sent',
  )
  expect([formatClock(undefined, sentAt), formatClock('Mars/Olympus', sentAt)]).toEqual(['Not given', 'Not given'])
})

test.each([
  ['Pacific/Auckland', 'Afternoon (12PM-5PM CET), 13:00–18:00 in Cairo, Tuesday 00:00–05:00 in Auckland'],
  ['Africa/Cairo', 'Afternoon (12PM-5PM CET), 13:00–18:00 in Cairo'],
  [undefined, 'Afternoon (12PM-5PM CET), 13:00–18:00 in Cairo'],
  ['Mars/Olympus', 'Afternoon (12PM-5PM CET), 13:00–18:00 in Cairo'],
])('an afternoon wished in %s is read as %s [CONT-16, D-62]', (zone, expected) => {
  const preferredTime = { slot: 'afternoon', zone: 'CET' }
  expect(slotPreference({ preferredTime, preferredContactDate: '2027-01-04', zone })).toBe(expected)
})

test('no time is any time, and without a day only the slot is named [D-62]', () => {
  expect(slotPreference({ zone: undefined })).toBe('Any time')
  expect(slotPreference({ preferredTime: { slot: 'morning', zone: 'CET' }, zone: 'Asia/Dubai' })).toBe(
    'Morning (9AM-12PM CET)',
  )
})
