import { createHmac, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'

import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { connectBus, type Bus } from '@seneb/bus/bus'
import { documentStore } from '@seneb/bus/document-store'
import { inboundMailBucket } from '@seneb/contracts/document-buckets'
import { ReceiveEmail } from '@seneb/contracts/messages/notification/inbound-email.messages'
import { AppError } from '@seneb/platform/app-error'
import { openFile, Sealing } from '@seneb/platform/sealing'
import { silentLogger } from '@seneb/testkit/silent-logger'
import { testBus, type TestBus } from '@seneb/testkit/test-bus'

import { TestGateway, testMailKey } from '../gateway.fixture.js'
import { limitBodyDuration } from './body-deadline.js'
import { sesReport } from './ses-report.js'

const secret = 'a secret of the mail provider'
const email = 'From: patient@example.com\r\nSubject: Hello\r\n\r\nI can come in March.\r\n'

let bus: TestBus
let notification: Bus
let received: { readonly provider: string; readonly objectId: string; readonly raw: string; readonly to: unknown }[] =
  []
const gateways = new Map<string, TestGateway>()

beforeAll(async () => {
  bus = await testBus()
  notification = await connectBus({ name: 'notification', url: bus.urlOf('notification'), log: silentLogger })
  for (const provider of ['generic', 'mailgun'] as const) {
    const settings = { inboundMailProvider: provider, inboundMailSecret: secret }
    gateways.set(provider, await TestGateway.open({ bus, settings }))
  }
  await acceptEmails()
})
beforeEach(() => {
  received = []
})
afterAll(async () => {
  for (const gateway of gateways.values()) await gateway.close()
  await notification.drain()
  await bus.stop()
})

const gatewayOf = (provider: string) => gateways.get(provider) as TestGateway

/** Stores what the gateway hands over, as notification does. */
async function acceptEmails(): Promise<void> {
  const store = documentStore(notification, inboundMailBucket)
  await gatewayOf('generic').handle(ReceiveEmail, async ({ objectId, provider }) => {
    const sealed = await store.read(objectId)
    if (!sealed) throw new Error('nothing is in the bucket')
    expect(Buffer.from(sealed).toString()).not.toContain('March')
    const { bytes, name } = openFile(sealed, objectId, new Sealing(testMailKey))
    received.push({ provider, objectId, raw: Buffer.from(bytes).toString(), to: JSON.parse(name) })
    return { isStored: true }
  })
}

const seconds = (shiftMs = 0) => String(Math.floor((Date.now() + shiftMs) / 1000))
const signed = (text: string, key = secret) => createHmac('sha256', key).update(text).digest('hex')

function postGeneric(body: string, changes: Readonly<Record<string, string>> = {}, path = '/inbound-mail/generic') {
  const timestamp = changes['x-seneb-timestamp'] ?? seconds()
  const signature = signed(`${timestamp}.${body}`)
  const headers = { 'content-type': 'message/rfc822', 'x-seneb-timestamp': timestamp, 'x-seneb-signature': signature }
  return gatewayOf('generic').fetch(path, { method: 'POST', body, headers: { ...headers, ...changes } })
}

test('a signed email is handed to notification, sealed, and then gone from the bucket [S13]', async () => {
  const response = await postGeneric(email)

  expect([response.status, response.json]).toEqual([200, { received: 1 }])
  expect(received).toMatchObject([{ provider: 'generic', raw: email, to: [] }])
  const store = documentStore(notification, inboundMailBucket)
  expect(await store.read(received[0]?.objectId ?? '')).toBeUndefined()
})

test.each([
  ['no signature', { 'x-seneb-signature': '' }],
  ['the signature of another secret', { 'x-seneb-signature': signed(`${seconds()}.${email}`, 'another secret') }],
  ['a signature of six minutes ago', { 'x-seneb-timestamp': seconds(-6 * 60_000) }],
  ['a signature of the future', { 'x-seneb-timestamp': seconds(6 * 60_000) }],
  ['a time that is no number', { 'x-seneb-timestamp': '1e9' }],
])('%s is refused as a path that does not exist [S20]', async (_what, changes) => {
  const unknown = await postGeneric(email, {}, '/inbound-mail/else')
  const { json, status } = await postGeneric(email, changes)

  expect([status, json]).toEqual([404, unknown.json])
  expect(received).toEqual([])
})

test('an email is acknowledged only when notification has stored it', async () => {
  let failedId = ''
  await gatewayOf('generic').handle(ReceiveEmail, ({ objectId }) => {
    failedId = objectId
    throw new AppError('UNAVAILABLE')
  })
  const { headers, status } = await postGeneric(email)
  await acceptEmails()

  expect([status, headers.get('retry-after')]).toEqual([503, '1'])
  // The provider sends it again, so that what stays would fill the bucket.
  expect(await documentStore(notification, inboundMailBucket).read(failedId)).toBeUndefined()
  expect((await postGeneric(email)).status).toBe(200)
})

test('a body above the limit is refused [R14]', async () => {
  const { status } = await postGeneric('x'.repeat(27 * 1024 * 1024))

  expect(status).toBe(413)
  expect(received).toEqual([])
}, 30_000)

test('a client whose bodies never arrive is refused like one with wrong signatures [R14]', async () => {
  const settings = { inboundMailProvider: 'generic', inboundMailSecret: secret, wrongKeysPerMinute: 2 } as const
  const limited = await TestGateway.open({ bus, settings })
  const head = { 'content-type': 'message/rfc822', 'x-seneb-timestamp': seconds(), 'x-seneb-signature': 'a'.repeat(64) }
  for (let count = 0; count < 2; count++) {
    const url = `${limited.url}/inbound-mail/generic`
    const sent = request(url, { method: 'POST', headers: { ...head, 'content-length': '1000' } })
    sent.on('error', () => undefined).write('From: ')
    await setTimeout(200)
    sent.destroy()
  }
  await setTimeout(200)
  const timestamp = seconds()
  const headers = { ...head, 'x-seneb-timestamp': timestamp, 'x-seneb-signature': signed(`${timestamp}.${email}`) }
  const { status } = await limited.fetch('/inbound-mail/generic', { method: 'POST', body: email, headers })
  await limited.close()

  expect(status).toBe(404)
})

test('a body that takes too long ends its connection', async () => {
  const server = createServer((incoming) => limitBodyDuration(incoming, 50)).listen(0)
  const { port } = server.address() as AddressInfo
  const sent = request({ port, method: 'POST', headers: { 'content-length': '1000' } })
  sent.write('From: ')
  const [error] = (await once(sent, 'error')) as [Error]
  server.close()

  expect(error.message).toMatch(/hang up|ECONNRESET/)
})

test('a gateway without a provider has no such endpoint', async () => {
  const closed = await TestGateway.open({ bus })
  const { status } = await closed.fetch('/inbound-mail/generic', { method: 'POST', body: email })
  await closed.close()

  expect(status).toBe(404)
})

interface Form {
  readonly timestamp?: string
  readonly token?: string
  readonly body?: string
  readonly key?: string
}

function postMailgun({ body = email, key, timestamp = seconds(), token = randomUUID() }: Form, isMultipart = false) {
  const fields = { timestamp, token, signature: signed(`${timestamp}${token}`, key), recipient: 'Care@seneb.example' }
  const form = isMultipart ? new FormData() : new URLSearchParams()
  for (const [name, value] of Object.entries({ ...fields, 'body-mime': body })) form.append(name, value)
  return gatewayOf('mailgun').fetch('/inbound-mail/mailgun', { method: 'POST', body: form })
}

test.each([[false], [true]])('an email of Mailgun is handed over (multipart: %s)', async (isMultipart) => {
  const { status } = await postMailgun({}, isMultipart)

  expect(status).toBe(200)
  expect(received).toMatchObject([{ provider: 'mailgun', raw: email, to: ['Care@seneb.example'] }])
})

test('a token of Mailgun carries one email: it can be repeated, and not be used for another', async () => {
  const form = { timestamp: seconds(), token: randomUUID() }

  expect((await postMailgun(form)).status).toBe(200)
  expect((await postMailgun(form)).status).toBe(200)
  expect((await postMailgun({ ...form, body: `${email} forged` })).status).toBe(404)
  expect((await postMailgun({ key: 'another secret' })).status).toBe(404)
  expect((await postMailgun({ timestamp: seconds(-6 * 60_000) })).status).toBe(404)
  expect(received.every(({ raw }) => raw === email)).toBe(true)
})

test('a bounce of SES becomes a delivery report with our Message-ID', () => {
  const report = sesReport({
    notificationType: 'Bounce',
    bounce: {
      bounceType: 'Permanent',
      bouncedRecipients: [{ emailAddress: 'gone@example.com', status: '5.1.1' }, { emailAddress: 'a\r\nX: y@b' }],
    },
    mail: { headers: [{ name: 'Message-ID', value: '<ours@seneb.example>' }] },
  })
  const text = Buffer.from(report?.raw ?? []).toString()

  expect(text).toContain('Final-Recipient: rfc822; gone@example.com\r\nAction: failed\r\nStatus: 5.1.1')
  expect(text).toContain('\r\nMessage-ID: <ours@seneb.example>\r\n')
  expect(text).not.toContain('X: y')
  expect(sesReport({ notificationType: 'Delivery', mail: {} })).toBeUndefined()
})
