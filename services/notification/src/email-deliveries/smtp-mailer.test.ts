import { startMailbox, type Mailbox as Sink } from '@seneb/testkit/mailbox'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'

import { until } from '../notification.fixture.js'
import type { Mailer, OutgoingMail } from './mailer.js'
import { smtpMailer } from './smtp-mailer.js'

const patient = 'patient@example.com'
const sender = { name: 'Seneb', address: 'care@seneb.example' }

/** Longer than any attempt takes that is answered, however busy the machine is. */
const longMs = 20_000

let sink: Sink
const mailers: Mailer[] = []
let mailer: Mailer

beforeAll(async () => {
  sink = await startMailbox()
})

beforeEach(() => {
  sink.clear()
  mailer = openMailer()
})

afterEach(() => mailers.splice(0).forEach((each) => each.close()))

afterAll(() => sink.stop())

function openMailer(deadlineMs = longMs, url = sink.url): Mailer {
  const opened = smtpMailer({ url, sender, connections: 2, deadlineMs })
  mailers.push(opened)
  return opened
}

const mail = (changes: object = {}) =>
  ({
    messageId: '<1@seneb.example>',
    to: { name: 'Amal Haddad', address: patient },
    subject: 'We have received your request',
    html: '<p>Hello</p>',
    text: 'Hello',
    ...changes,
  }) as OutgoingMail

test('a mail has one recipient, both bodies, our sender and a fixed Message-ID [PIPE-13]', async () => {
  await mailer.send(mail())

  const [received] = sink.mails
  expect(received?.envelope).toEqual({ from: 'care@seneb.example', to: [patient] })
  expect(received?.mail).toMatchObject({
    messageId: '<1@seneb.example>',
    from: { name: 'Seneb', address: 'care@seneb.example' },
    to: [{ name: 'Amal Haddad', address: patient }],
    html: '<p>Hello</p>\n',
    text: 'Hello\n',
  })
  expect(received?.raw).toContain('Auto-Submitted: auto-generated\r\n')
})

test.each([
  ['mostly Latin letters', 'Bonjour Zoé, votre séjour à Berlin. '.repeat(40), 'quoted-printable'],
  ['Arabic letters', 'مرحبا بكم في مصر. '.repeat(40), 'base64'],
  ['pictures', '🩺'.repeat(400), 'base64'],
])('words of %s arrive as they were written, in the shorter encoding', async (_what, body, encoding) => {
  const name = body.slice(0, 16).trim()
  await mailer.send(mail({ subject: name, to: { name, address: patient }, html: `<p>${body}</p>`, text: body }))

  const [received] = sink.mails
  expect(received?.mail).toMatchObject({ subject: name, to: [{ name, address: patient }] })
  expect([received?.mail.html?.trim(), received?.mail.text?.trim()]).toEqual([`<p>${body}</p>`, body.trim()])
  const encodings = [...(received?.raw ?? '').matchAll(/^Content-Transfer-Encoding: (\S+)/gm)].map(([, found]) => found)
  expect(encodings).toEqual([encoding, encoding])
})

describe('a reply finds its enquiry, and a bounce its mail', () => {
  const signed = {
    replyAddress: 'care+abcdefghijklmnopqrstuvwxyz234567abcdefghij@seneb.example',
    bounceAddress: 'bounce+abcdefghijklmnopqrstuvwxyz234567abcdefghij@seneb.example',
  }

  test('a mail has its signed addresses, and its own id in References', async () => {
    await mailer.send(mail({ ...signed, isWrittenByPerson: true }))

    const [received] = sink.mails
    expect(received?.envelope).toEqual({ from: signed.bounceAddress, to: [patient] })
    expect(received?.mail.replyTo).toEqual([{ name: 'Seneb', address: signed.replyAddress }])
    expect(received?.mail.references).toBe('<1@seneb.example>')
    expect(received?.raw).not.toContain('Auto-Submitted')
  })

  test('a reply to a message names it, before its own id', async () => {
    await mailer.send(mail({ ...signed, inReplyTo: '<question@example.com>' }))

    const [received] = sink.mails
    expect(received?.mail.inReplyTo).toBe('<question@example.com>')
    expect(received?.mail.references).toBe('<question@example.com> <1@seneb.example>')
  })

  test('a mail with which a program answers has no sender to which another could answer', async () => {
    await mailer.send(mail({ ...signed, isAutomaticReply: true }))

    const [received] = sink.mails
    expect(received?.envelope.from).toBe('')
    expect(received?.raw).toContain('Auto-Submitted: auto-replied')
  })

  test('without signed addresses, replies and bounces go to the sender', async () => {
    await mailer.send(mail())

    const [received] = sink.mails
    expect(received?.envelope.from).toBe('care@seneb.example')
    expect(received?.mail.replyTo).toBeUndefined()
  })

  test.each([
    ['a header after it', '<a@example.com>\r\nBcc: evil@evil.example'],
    ['no brackets', 'a@example.com'],
  ])('a received Message-ID with %s is left out [S16]', async (_what, inReplyTo) => {
    await mailer.send(mail({ inReplyTo }))

    const [received] = sink.mails
    expect(received?.mail.inReplyTo).toBeUndefined()
    expect(received?.mail.references).toBe('<1@seneb.example>')
  })
})

describe('no shape of input brings in a second recipient, a header or a file [S16]', () => {
  const evil = 'evil@evil.example'

  test.each([
    ['a header after the address', { to: { address: `${patient}\r\nBcc: ${evil}` } }],
    ['two addresses in one', { to: { address: `${patient}, ${evil}` } }],
    ['an address within an address', { to: { address: `<${patient}> <${evil}>` } }],
    ['a group', { to: { address: `friends: ${evil}, ${patient};` } }],
    ['a quoted local part', { to: { address: `"a, ${evil}, b"@example.com` } }],
    ['an SMTP command after the address', { to: { address: `${patient}>\r\nRCPT TO:<${evil}` } }],
    ['a recipient that is a string', { to: `${patient}, ${evil}` }],
    ['a recipient that is a list', { to: [{ address: patient }, { address: evil }] }],
  ])('%s is a permanent failure before a byte is sent', async (_shape, changes) => {
    await expect(mailer.send(mail(changes))).rejects.toMatchObject({ kind: 'refused', code: 'EADDRESS' })

    expect(sink.attempts).toBe(0)
  })

  test.each([
    ['the name', { to: { name: `x" <${evil}>, "y`, address: patient } }],
    ['the name, on a line of its own', { to: { name: `x\r\nBcc: ${evil}\r\nX-Evil: 1`, address: patient } }],
    ['the subject', { subject: `x\r\nBcc: ${evil}\r\nX-Evil: 1` }],
    ['the Message-ID', { messageId: `<1@x>\r\nBcc: ${evil}\r\nX-Evil: 1` }],
    [
      'the words',
      { text: `.\r\n\r\nMAIL FROM:<x@x>\r\nRCPT TO:<${evil}>\r\nDATA\r\n`, html: `\r\n.\r\nRCPT TO:<${evil}>` },
    ],
  ])('%s stays what it is', async (_where, changes) => {
    await mailer.send(mail(changes))

    expect(sink.mails.map(({ envelope }) => envelope.to)).toEqual([[patient]])
    const [received] = sink.mails
    expect(received?.mail.bcc ?? []).toEqual([])
    expect(received?.mail.headers.map(({ key }) => key)).not.toContain('x-evil')
    expect(received?.mail.to?.map(({ address }) => address)).toEqual([patient])
  })

  test.each([
    ['a file', { html: { path: '/etc/hostname' } }],
    ['a URL', { text: { href: 'http://127.0.0.1:1/' } }],
  ])('%s is not read into a mail', async (_what, changes) => {
    await expect(mailer.send(mail(changes))).rejects.toMatchObject({ kind: 'unexpected', code: 'EWORDS' })

    expect(sink.attempts).toBe(0)
  })
})

describe('the mail server behaves badly [R7]', () => {
  test.each([
    ['4xx', 'deferred', '451', longMs],
    ['5xx', 'refused', '550', longMs],
    ['silent', 'server', 'EABORT', 600],
  ] as const)('%s', async (mode, kind, code, deadlineMs) => {
    sink.mode = mode

    await expect(openMailer(deadlineMs).send(mail())).rejects.toMatchObject({ kind, code })
  })

  test('a response after the deadline is not waited for', async () => {
    let release = (): void => undefined
    sink.mode = 'slow'
    sink.slowUntil = new Promise<void>((resolve) => (release = resolve))
    const sending = openMailer(3000).send(mail())
    await until(() => sink.attempts === 1)

    await expect(sending).rejects.toMatchObject({ kind: 'server', code: 'EABORT' })

    expect(sink.mails).toEqual([])
    release()
    // The server accepted it nevertheless, which is why a repeated mail has the same Message-ID.
    await until(() => sink.mails.length === 1)
  })

  test('no server listens', async () => {
    const unreachable = openMailer(longMs, 'smtp://127.0.0.1:1')

    await expect(unreachable.send(mail())).rejects.toMatchObject({ kind: 'server', code: 'ECONNREFUSED' })
  })

  test('the next mail gets through when the server is well again', async () => {
    const same = openMailer(3000)
    sink.mode = 'silent'
    await expect(same.send(mail())).rejects.toMatchObject({ kind: 'server' })

    sink.mode = 'ok'
    await same.send(mail())

    expect(sink.mails).toHaveLength(1)
  })
})
