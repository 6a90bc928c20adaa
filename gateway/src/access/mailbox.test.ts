import { expect, test } from '@jest/globals'

import { mailboxOf } from './mailbox.js'

test.each([
  ['Amal@Example.com', 'amal@example.com'],
  [' amal+news@example.com ', 'amal@example.com'],
  ['a.m.a.l@example.com', 'a.m.a.l@example.com'],
  ['A.Mal+1@Gmail.com', 'amal@gmail.com'],
  ['amal@googlemail.com', 'amal@gmail.com'],
  ['amal@gmail.com.example.org', 'amal@gmail.com.example.org'],
])('%s leads to the mailbox %s [S20]', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox)
})
