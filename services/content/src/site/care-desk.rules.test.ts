import { expect, test } from '@jest/globals'

import { careDeskOf, openingHoursOf } from './care-desk.rules.js'

test.each([
  ['Sun-Thu 09:00-17:00', { days: [0, 1, 2, 3, 4], opensAt: '09:00', closesAt: '17:00' }],
  ['Sunday - Thursday 09:00 – 17:30', { days: [0, 1, 2, 3, 4], opensAt: '09:00', closesAt: '17:30' }],
  ['Sun, Tue 10:00-14:00', { days: [0, 2], opensAt: '10:00', closesAt: '14:00' }],
  ['Sat-Mon, Wed 08:00-12:00', { days: [0, 1, 3, 6], opensAt: '08:00', closesAt: '12:00' }],
])('the hours %j are read [D-77]', (written, hours) => {
  expect(openingHoursOf(written)).toEqual(hours)
})

test.each(['', 'whenever', 'Sun-Thu', 'Sun-Foo 09:00-17:00', 'Sun 17:00-09:00', 'Sun 25:00-26:00'])(
  'hours that read %j are not shown [D-77]',
  (written) => {
    expect(openingHoursOf(written)).toBeNull()
  },
)

test('unset values and invalid addresses and numbers are not shown [D-77]', () => {
  expect(careDeskOf(() => null)).toEqual({ email: null, whatsapp: null, languages: [], hours: null })
  expect(careDeskOf(() => 'write to us')).toMatchObject({ email: null, whatsapp: null, hours: null })
})

test('an address, a number with its country code and languages are read [D-77]', () => {
  const set: Readonly<Record<string, string>> = {
    'careDesk.email': 'care@seneb.example',
    'careDesk.whatsapp': '+20 00 0000 0000',
    'careDesk.languages': 'English,  Arabic,',
  }
  expect(careDeskOf((key) => set[key] ?? null)).toEqual({
    email: 'care@seneb.example',
    whatsapp: '+20 00 0000 0000',
    languages: ['English', 'Arabic'],
    hours: null,
  })
})
