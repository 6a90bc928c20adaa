import { expect, test } from '@jest/globals'

import { doubledMails } from './mails-twice.js'

const mail = { messageId: '<1>', to: 'amal@example.com', subject: 'We have your request SNB-7K3M9Q' }

test('a mail repeated under its id or another is one too many; one to another recipient is not [R18]', () => {
  const others = [
    { ...mail, messageId: '<2>', to: 'care@example.com' },
    { ...mail, messageId: '<3>', subject: 'Another' },
  ]

  expect(doubledMails([mail, ...others])).toBe(0)
  expect(doubledMails([mail, mail, ...others])).toBe(1)
  expect(doubledMails([mail, { ...mail, messageId: '<4>' }, ...others])).toBe(1)
})
