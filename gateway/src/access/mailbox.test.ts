import { expect, test } from '@jest/globals'

import { ownMsOf } from '../../../tests/support/own-time.js'
import { mailboxOf } from './client-key.js'

test('a name of nothing but plus signs is read in no time, however long it is and whatever ends it [S1, G2]', async () => {
  const email = `${'+'.repeat(100_000)}\n.@example.com`

  // An expression that searches for the end from each of them takes eleven seconds.
  expect(await ownMsOf(() => mailboxOf(email))).toBeLessThan(2000)
  expect(mailboxOf(email)).toBe('@example.com')
})

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
