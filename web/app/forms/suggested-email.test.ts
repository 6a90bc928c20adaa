import { expect, test } from '@jest/globals'

import { suggestedEmail } from './suggested-email.js'

test.each([
  ['amal@gmial.com', 'amal@gmail.com'],
  ['amal@gmal.com', 'amal@gmail.com'],
  ['amal@hotmial.com', 'amal@hotmail.com'],
  ['amal@yaho.com', 'amal@yahoo.com'],
  ['amal@example.con', 'amal@example.com'],
  ['Amal <amal@gmial.com>,', 'amal@gmail.com'],
])('%s was probably meant as %s', (typed, meant) => {
  expect(suggestedEmail(typed)).toBe(meant)
})

test.each(['amal@gmail.com', 'amal@example.com', 'amal@clinic-guide.example', 'amal@web.de', 'amal@'])(
  '%s is left as it is',
  (typed) => expect(suggestedEmail(typed)).toBeUndefined(),
)
