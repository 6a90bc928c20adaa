import { execFileSync } from 'node:child_process'
import { createSign } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { silentLogger } from '@seneb/testkit/silent-logger'

import { sesWebhook } from './ses-webhook.js'
import type { Webhook } from './webhook.js'

const topic = 'arn:aws:sns:eu-central-1:123456789012:bounces'
const now = new Date('2026-11-30T09:00:00Z')
let folder: string
let key: string
let webhook: Webhook

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'seneb-sns-'))
  const [keyFile, certificateFile] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const subject = ['-subj', '/CN=sns.amazonaws.com', '-days', '1', '-nodes']
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-keyout', keyFile, '-out', certificateFile, ...subject],
    {
      stdio: 'ignore',
    },
  )
  key = readFileSync(keyFile, 'utf8')
  webhook = sesWebhook({ topic, certificate: readFileSync(certificateFile, 'utf8'), log: silentLogger })
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const bounce = {
  notificationType: 'Bounce',
  bounce: { bounceType: 'Permanent', bouncedRecipients: [{ emailAddress: 'gone@example.com', status: '5.1.1' }] },
  mail: { headers: [{ name: 'Message-ID', value: '<ours@seneb.example>' }] },
}

/** Returns a message of SNS signed with our key, then changed. */
function messageOf(
  changes: Readonly<Record<string, string>> = {},
  later: Readonly<Record<string, string>> = {},
): Buffer {
  const message: Record<string, string> = {
    Type: 'Notification',
    MessageId: 'f1',
    TopicArn: topic,
    Message: JSON.stringify(bounce),
    Timestamp: now.toISOString(),
    ...changes,
  }
  const names = ['Message', 'MessageId', 'SubscribeURL', 'Subject', 'Timestamp', 'Token', 'TopicArn', 'Type']
  const signed = names.flatMap((name) => (message[name] === undefined ? [] : [`${name}\n${message[name]}\n`])).join('')
  const signature = createSign('RSA-SHA256').update(signed).sign(key, 'base64')
  return Buffer.from(JSON.stringify({ ...message, SignatureVersion: '2', Signature: signature, ...later }))
}

const read = (body: Buffer) => webhook.read({ headers: {}, body, receivedAt: now })

test('a signed bounce becomes one report, and another notification none', async () => {
  const [report, ...others] = (await read(messageOf())) ?? []

  expect(Buffer.from(report?.raw ?? []).toString()).toContain('Final-Recipient: rfc822; gone@example.com')
  expect(others).toEqual([])
  expect(await read(messageOf({ Message: '{"notificationType":"Delivery"}' }))).toEqual([])
  expect(await read(messageOf({ Message: 'no JSON' }))).toEqual([])
})

test.each([
  ['a changed text', {}, { Message: '{}' }],
  ['the topic of another account', { TopicArn: 'arn:aws:sns:eu-central-1:999999999999:bounces' }, {}],
  ['an old signature version', {}, { SignatureVersion: '1' }],
  ['an old message', { Timestamp: '2026-11-30T07:00:00Z' }, {}],
  ['an unknown type', { Type: 'Else' }, {}],
  ['a signature that is none', {}, { Signature: 'AAAA' }],
])('%s is refused', async (_what, changes, later) => {
  expect(await read(messageOf(changes, later))).toBeUndefined()
})

test('the request of another topic is refused before its body is read', () => {
  const isRefused = (arn: string) =>
    webhook.isRefusedByHead({ headers: { 'x-amz-sns-topic-arn': arn }, receivedAt: now })

  expect([isRefused(topic), isRefused('else')]).toEqual([false, true])
})

test('a confirmation of the subscription brings no email', async () => {
  const page = 'https://sns.eu-central-1.amazonaws.com/?Action=ConfirmSubscription&Token=t'

  expect(await read(messageOf({ Type: 'SubscriptionConfirmation', SubscribeURL: page, Token: 't' }))).toEqual([])
})
