import { expect, test } from '@jest/globals'

import { MailUploadTokens } from './mail-upload-token.js'

const [older, newer] = [7, 8].map((byte) => Buffer.alloc(32, byte).toString('base64')) as [string, string]
const id = '0b3f6a2e-1d5c-4f7a-9b1e-2c3d4e5f6a7b'
const now = new Date('2026-11-30T09:00:00Z')
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000)

test('a token names the id of its file for five minutes [S12]', () => {
  const tokens = new MailUploadTokens(newer)
  const token = tokens.issue(id, now)

  expect(tokens.read(token, minutesLater(4))).toBe(id)
  expect(tokens.read(token, minutesLater(6))).toBeUndefined()
})

test('a token of an older key is still read while keys change', () => {
  const token = new MailUploadTokens(older).issue(id, now)

  expect(new MailUploadTokens(`${newer},${older}`).read(token, now)).toBe(id)
  expect(new MailUploadTokens(newer).read(token, now)).toBeUndefined()
})

test.each([
  ['another id', (token: string) => token.replace(id, '1b3f6a2e-1d5c-4f7a-9b1e-2c3d4e5f6a7b')],
  ['a later end', (token: string) => token.replace(/\.[0-9a-z]+\.(?=[^.]+$)/, '.zzzzzzzz.')],
  ['no mark of mail', (token: string) => token.replace('mail.', '')],
  ['nothing', () => ''],
])('a token with %s is refused', (_what, change) => {
  const tokens = new MailUploadTokens(newer)

  expect(tokens.read(change(tokens.issue(id, now)), now)).toBeUndefined()
})

test('a token that is no text is refused', () => {
  expect(new MailUploadTokens(newer).read(['mail.x'], now)).toBeUndefined()
})
