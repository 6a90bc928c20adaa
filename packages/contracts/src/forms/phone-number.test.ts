import { expect, test } from '@jest/globals'
import { object } from 'yup'

import { noCallingCode, phone, readPhoneNumber } from './phone-number.js'
import { readForm } from './read-form.js'

test.each([
  ['+49 171 1234567', '+491711234567', '+49 171 1234567', 'DE'],
  ['+49 0171 1234567', '+491711234567', '+49 171 1234567', 'DE'],
  ['+49 (0)171 1234567', '+491711234567', '+49 171 1234567', 'DE'],
  ['0049 171/123 45 67', '+491711234567', '+49 171 1234567', 'DE'],
  ['+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧', '+966501234567', '+966 50 123 4567', 'SA'],
  ['+۹۸ ۹۱۲ ۳۴۵ ۶۷۸۹', '+989123456789', '+98 912 345 6789', 'IR'],
  ['\u202a+20 100 123 4567\u202c', '+201001234567', '+20 100 123 4567', 'EG'],
  ['+64 21 123 4567', '+64211234567', '+64 21 123 4567', 'NZ'],
  ['+39 06 1234 5678', '+390612345678', '+39 06 1234 5678', 'IT'],
])('%s is understood as %s and read back as %s [TRIP-08, CONT-07]', (text, e164, international, country) => {
  expect(readPhoneNumber(text)).toEqual({ e164, international, country, isPlausible: true })
})

test('a number of plausible length with implausible digits is accepted and marked as unlikely [TRIP-08]', () => {
  expect(readPhoneNumber('+3161234')).toMatchObject({ e164: '+3161234', country: 'NL', isPlausible: false })
})

const form = object({ phoneNumber: phone() })
const messagesOf = (phoneNumber: string) => readForm(form, { phoneNumber }, {}).problems?.map(({ message }) => message)

test.each(['0171 1234567', '021 123 4567', '٠٥٠١٢٣٤٥٦٧', '171 1234567'])(
  '%s has no country code: refused with an example of one [TRIP-08, CONT-07]',
  (text) => {
    expect(messagesOf(text)).toEqual([noCallingCode])
    expect(noCallingCode).toMatch(/such as \+44 20 7946 0958$/)
  },
)

test.each(['call me', '+20 1', '+999 12345678', '12', `+49 171 ${'1'.repeat(60)}`])(
  '%s is no number [TRIP-08]',
  (text) => expect(messagesOf(text)).toEqual(['Please enter a valid phone number']),
)

test('a number that was read is read again as itself, and none is none [TRIP-08]', () => {
  const once = readForm(form, { phoneNumber: '0049 171 1234567' }, {}).value
  expect(once).toEqual({ phoneNumber: '+491711234567' })
  expect(readForm(form, once, {}).value).toEqual(once)
  expect(readForm(form, { phoneNumber: ' ' }, {}).value).toEqual({ phoneNumber: undefined })
})
