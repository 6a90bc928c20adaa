import { expect, test } from '@jest/globals'

import { openingHoursError } from './opening-hours.rules.js'

test.each([
  ['Sun-Thu 09:00-17:00', /from 10:00 to 22:00 in Cairo/],
  ['Sun-Sat 10:30-22:00', /from 10:00 to 22:00 in Cairo/],
  ['Sun-Thu 10:00-22:00', /closed for 60 hours at a stretch/],
  ['Sun-Fri 09:00-23:00', /closed for 34 hours at a stretch/],
  ['whenever', /write the hours as in/],
])(
  'hours that do not cover the slots or the promise (%j) are refused with the reason [CONT-10, GEN-07]',
  (value, why) => {
    expect(openingHoursError(value)).toMatch(why)
  },
)

test.each(['Sun-Sat 10:00-22:00', 'Sun-Sat 08:00-23:30'])('valid hours (%j) are accepted [CONT-10]', (value) => {
  expect(openingHoursError(value)).toBeUndefined()
})
