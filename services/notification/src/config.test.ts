import { expect, test } from '@jest/globals'

import { notificationSettings } from './config.js'

const read = (changes: object = {}) =>
  notificationSettings.validateSync({
    NOTIFICATION_SMTP_URL: 'smtp://127.0.0.1:1025',
    NOTIFICATION_OPERATOR_EMAIL: 'operators@seneb.example',
    NOTIFICATION_GATEWAY_URL: 'http://gateway.test:4001',
    NOTIFICATION_MAIL_KEY: Buffer.alloc(32, 9).toString('base64'),
    ...changes,
  })

test('the specification’s numbers hold unless somebody sets others [PIPE-07]', () => {
  expect(read()).toMatchObject({ NOTIFICATION_RETRY_STEP_MS: 2000, NOTIFICATION_CONCURRENT_SENDS: 10 })
})

test('links do not get a double slash', () => {
  expect(read({ NOTIFICATION_SITE_URL: 'https://www.seneb.example//' }).NOTIFICATION_SITE_URL).toBe(
    'https://www.seneb.example',
  )
})

test.each([
  ['no mail server', { NOTIFICATION_SMTP_URL: undefined }],
  ['a web server as mail server', { NOTIFICATION_SMTP_URL: 'https://mail.seneb.example' }],
  ['no key of received emails', { NOTIFICATION_MAIL_KEY: undefined }],
  ['a web server as mailbox', { NOTIFICATION_IMAP_URL: 'https://mail.seneb.example' }],
  ['no operator', { NOTIFICATION_OPERATOR_EMAIL: undefined }],
  ['two operators in one [S16]', { NOTIFICATION_OPERATOR_EMAIL: 'a@seneb.example, b@seneb.example' }],
  ['a sender with a name in its address [S16]', { NOTIFICATION_SENDER_EMAIL: 'Seneb <care@seneb.example>' }],
  ['a site that runs script', { NOTIFICATION_SITE_URL: 'javascript:alert(1)' }],
])('%s is refused at the start', (_what, changes) => {
  expect(() => read(changes)).toThrow()
})
