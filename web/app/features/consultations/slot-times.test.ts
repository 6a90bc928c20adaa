import { expect, test } from '@jest/globals'

import { slotDay, slotText } from './slot-times.js'

const today = slotDay('', '2027-01-05')

test.each([
  ['morning', undefined, 'Morning (9AM-12PM CET)', '10:00–13:00 in Cairo'],
  ['morning', 'Africa/Cairo', '10 am to 1 pm, your time in Cairo', 'Morning (9AM-12PM CET)'],
  ['morning', 'Europe/London', '8 am to 11 am, your time in London', 'Morning (9AM-12PM CET) · 10:00–13:00 in Cairo'],
  [
    'afternoon',
    'America/New_York',
    '6 am to 11 am, your time in New York',
    'Afternoon (12PM-5PM CET) · 13:00–18:00 in Cairo',
  ],
  [
    'afternoon',
    'Asia/Kolkata',
    '4:30 pm to 9:30 pm, your time in Kolkata',
    'Afternoon (12PM-5PM CET) · 13:00–18:00 in Cairo',
  ],
  [
    'afternoon',
    'Pacific/Auckland',
    'midnight to 5 am the next day, your time in Auckland',
    'Afternoon (12PM-5PM CET) · 13:00–18:00 in Cairo · in the middle of your night',
  ],
  [
    'morning',
    'Pacific/Honolulu',
    '10 pm to 1 am the day before, your time in Honolulu',
    'Morning (9AM-12PM CET) · 10:00–13:00 in Cairo · in the middle of your night',
  ],
] as const)('%s, seen from %s, is offered as %s [CONT-10, D-62]', (slot, zone, label, note) => {
  expect(slotText(slot, today, zone)).toMatchObject({ label, note })
})

test("after a day is chosen its name is shown, in the person's zone [CONT-10, D-62]", () => {
  const monday = slotDay('2027-01-04', '2026-12-01')
  expect(slotText('afternoon', monday, 'Pacific/Auckland').label).toBe(
    'midnight to 5 am on Tuesday, your time in Auckland',
  )
  expect(slotText('morning', monday, 'Asia/Dubai').label).toBe('noon to 3 pm on Monday, your time in Dubai')
})

test('only a slot in the middle of the night is dimmed [CONT-10]', () => {
  expect(slotText('afternoon', today, 'Pacific/Auckland').isDimmed).toBe(true)
  expect(slotText('evening', today, 'Pacific/Auckland').isDimmed).toBe(true)
  expect(slotText('morning', today, 'Pacific/Auckland').isDimmed).toBe(false)
  expect(slotText('evening', today, 'Asia/Dubai').isDimmed).toBe(false)
})

test.each(['x', '', '2027-02-30', '2027-13-01', '99999-01-01', '2027-01-05T00:00', '-271821-04-20'])(
  'a day that is none (%j) is shown as today, not as a failure [CONT-10, L1]',
  (chosen) => {
    expect(slotDay(chosen, '2027-01-05')).toEqual({ day: '2027-01-05', isChosen: false })
  },
)
