import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { createTransport } from 'nodemailer'

import { startMailbox, type Mailbox } from './mailbox.js'

let mailbox: Mailbox

beforeAll(async () => {
  mailbox = await startMailbox()
})

beforeEach(() => mailbox.clear())

afterAll(() => mailbox.stop())

const email = { from: 'a@seneb.example', to: 'b@seneb.example', subject: 'Grüße', text: 'Hello', messageId: '<1@x>' }

function send(greetingTimeout = 20_000) {
  const { hostname: host, port } = new URL(mailbox.url)
  return createTransport({ host, port: Number(port), greetingTimeout }).sendMail(email)
}

test('a mailbox stores received mails with envelope and parsed message', async () => {
  await send()

  const [received] = mailbox.sentTo('b@seneb.example')
  expect(received?.envelope).toEqual({ from: 'a@seneb.example', to: ['b@seneb.example'] })
  expect(received?.mail).toMatchObject({ subject: 'Grüße', messageId: '<1@x>', text: 'Hello\n' })
})

test.each([
  ['4xx', 451],
  ['5xx', 550],
] as const)('a mailbox in mode %s refuses with %i and stores nothing', async (mode, responseCode) => {
  mailbox.mode = mode

  await expect(send()).rejects.toMatchObject({ responseCode })

  expect([mailbox.attempts, mailbox.mails.length]).toEqual([1, 0])
})

test('a silent mailbox takes the connection and never greets', async () => {
  mailbox.mode = 'silent'

  await expect(send(300)).rejects.toMatchObject({ message: 'Greeting never received' })
})

test('a slow mailbox takes the message after its time', async () => {
  mailbox.mode = 'slow'
  mailbox.slowMs = 200
  const seen: string[] = []
  setTimeout(() => seen.push('before its time'), 100)

  await send()
  seen.push('taken')

  expect(seen).toEqual(['before its time', 'taken'])
  expect(mailbox.mails).toHaveLength(1)
})
