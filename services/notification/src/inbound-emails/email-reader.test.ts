import { expect, test } from '@jest/globals'

import { EmailReader, UnreadableEmail } from './email-reader.js'
import { sourceProgram } from './source-program.fixture.js'
import { writtenEmail } from './written-email.fixture.js'

const reader = new EmailReader(sourceProgram)
const read = (raw: Uint8Array) => reader.read({ raw, recipients: [], messageIdDomain: 'seneb.example', authservId: '' })

const nested = (depth: number) =>
  Array.from({ length: depth }, (_, n) => `Content-Type: multipart/mixed; boundary=b${n}\r\n\r\n--b${n}\r\n`).join('')

test.each([
  ['parts within parts', () => `From: a@example.com\r\n${nested(200)}Content-Type: text/plain\r\n\r\nend`],
  ['a very long head', () => `X-A: ${'a'.repeat(2 * 1024 * 1024)}\r\n\r\ntext`],
])(
  'an email with %s ends its thread and not the process',
  async (_what, raw) => {
    await expect(read(Buffer.from(raw()))).rejects.toBeInstanceOf(UnreadableEmail)

    expect(await read(writtenEmail({ text: 'still there' }))).toMatchObject({ text: 'still there' })
  },
  30_000,
)

test.each([
  ['many brackets', '<'.repeat(900_000)],
  ['many open elements', '<blockquote>'.repeat(80_000)],
  ['many quote marks', '> '.repeat(400_000)],
  ['one long line', 'On '.repeat(300_000)],
])(
  '%s cost at most the time of one email',
  async (_what, hostile) => {
    const html = `From: a@example.com\r\nContent-Type: text/html\r\n\r\n${hostile}`

    const outcome = await read(Buffer.from(html)).then(
      () => 'read',
      (error: unknown) => (error as Error).name,
    )

    expect(['read', 'UnreadableEmail']).toContain(outcome)
  },
  60_000,
)

test('emails are read one after the other, each with the result of its own', async () => {
  const texts = ['one', 'two', 'three']

  const emails = await Promise.all(texts.map((text) => read(writtenEmail({ text }))))

  expect(emails.map(({ text }) => text)).toEqual(texts)
})
