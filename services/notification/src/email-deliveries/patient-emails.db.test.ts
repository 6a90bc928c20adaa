import { randomUUID } from 'node:crypto'

import { ReplyQueued } from '@seneb/contracts/messages/enquiry/reply.messages'
import { startMailbox, type Mailbox } from '@seneb/testkit/mailbox'
import type { TestDb } from '@seneb/testkit/test-db'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals'

import { InboundDesk } from '../inbound-emails/inbound-desk.fixture.js'
import { verifyBounceAddress, verifyReplyAddress } from './signed-address.rules.js'
import { writtenEmail } from '../inbound-emails/written-email.fixture.js'
import {
  deliveryOf,
  notificationDb,
  operatorAddress,
  queueMail,
  receivedEvent,
  testService,
  until,
  type TestService,
} from '../notification.fixture.js'
import { onReplyQueued } from '../replies/reply-mails.js'
import { emailKinds } from './email-delivery.entity.js'
import { isPatientEmail } from './patient-emails.js'

const environment = {
  NOTIFICATION_REPLY_ADDRESS: 'care+{token}@seneb.example',
  NOTIFICATION_BOUNCE_ADDRESS: 'bounce+{token}@seneb.example',
}
let postgres: TestDb
let mailbox: Mailbox
let service: TestService

beforeAll(async () => {
  postgres = await notificationDb()
  mailbox = await startMailbox()
})
beforeEach(() => {
  mailbox.clear()
  service = testService({ db: postgres.db, smtpUrl: mailbox.url, environment })
  service.start()
})
afterEach(() => service.stop())
afterAll(async () => {
  await mailbox.stop()
  await postgres.close()
})

test('a mail to a patient names its enquiry in Reply-To and itself in the envelope', async () => {
  const enquiryId = await queueMail(service.ctx)
  await until(() => mailbox.mails.length === 1)

  const [received] = mailbox.mails
  const { addressKeys } = service.ctx
  const { id } = await deliveryOf(postgres.db, enquiryId)
  expect(verifyReplyAddress(received?.mail.replyTo?.[0]?.address ?? '', addressKeys)).toBe(enquiryId)
  expect(verifyBounceAddress(received?.envelope.from ?? '', addressKeys)).toBe(id)
  expect(received?.mail.references).toBe(`<${id}@seneb.example>`)
})

test('a mail to the team about the same enquiry has no signed address', async () => {
  await queueMail(service.ctx, { kind: 'trip-plan-operator-email', to: { address: operatorAddress } })
  await until(() => mailbox.mails.length === 1)

  const [received] = mailbox.mails
  expect(received?.mail.replyTo).toBeUndefined()
  expect(received?.envelope.from).toBe('care@seneb.example')
})

test('the mail of a reply names the message that it answers', async () => {
  const desk = new InboundDesk(postgres)
  const enquiry = await desk.mailedEnquiry()
  await desk.receive(writtenEmail({ to: enquiry.replyAddress, messageId: '<question@example.com>' }))
  await desk.process()
  const [message] = await desk.emails()
  const person = { fullName: 'Amal Haddad', email: 'patient@example.com' }
  const about = {
    enquiryId: enquiry.id,
    enquiryKind: 'trip-plan',
    writtenAt: '2026-11-30T09:00:00.000Z',
    person,
  } as const
  const texts = { subject: 'About your request', body: 'Yes.' }

  for (const inReplyTo of [message?.id, randomUUID()]) {
    const reply = { ...about, ...texts, replyId: randomUUID(), inReplyTo }
    await onReplyQueued(receivedEvent(ReplyQueued, reply), service.ctx)
  }
  await until(() => mailbox.mails.length === 2)

  expect(mailbox.mails.map(({ mail }) => mail.inReplyTo).toSorted()).toEqual(['<question@example.com>', undefined])
  await desk.service.stop()
})

test('no kind of mail to staff, and no mail about something else, counts as one to a patient', () => {
  const toStaff = emailKinds.filter((kind) => /operator|synthetic/.test(kind))

  expect(toStaff.filter((kind) => isPatientEmail({ kind, causeKind: 'trip-plan' }))).toEqual([])
  expect(isPatientEmail({ kind: 'reply', causeKind: 'consultation' })).toBe(true)
  expect(isPatientEmail({ kind: 'erasure-notice', causeKind: 'erasure' })).toBe(false)
})
