import { randomUUID } from 'node:crypto'

import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { Payload } from '@seneb/contracts/define'
import { ReplyQueued, ReplyNotDelivered, ReplyWithdrawn } from '@seneb/contracts/messages/enquiry/reply.messages'
import { ConsentWithdrawn } from '@seneb/contracts/messages/enquiry/consent.messages'
import { ReplyStatusChanged } from '@seneb/contracts/messages/notification/email.messages'
import { StaffActionCompleted } from '@seneb/contracts/messages/notification/every-service.messages'
import { staffCtx } from '@seneb/testkit/audited-once'
import { startMailbox, type Mailbox } from '@seneb/testkit/mailbox'
import { outboxPayloads } from '@seneb/testkit/outbox-payloads'
import type { TestDb } from '@seneb/testkit/test-db'

import { onConsentWithdrawn } from '../consents/on-consent-withdrawn.js'
import { retryEmail } from '../email-deliveries/retry-email.js'
import {
  deliveriesOf,
  deliveryOf,
  receivedEvent,
  notificationDb,
  operatorAddress,
  queueMail,
  testService,
  until,
  type TestService,
} from '../notification.fixture.js'
import type { NotificationCtx } from '../notification-ctx.js'
import { onReplyQueued, onReplyNotDelivered, onReplyWithdrawn, retryReply } from './reply-mails.js'

let db: TestDb
let mailbox: Mailbox
let service: TestService
/** A care agent. */
let mona: NotificationCtx
const monaId = randomUUID()

beforeAll(async () => {
  db = await notificationDb()
  mailbox = await startMailbox()
})
beforeEach(async () => {
  mailbox.clear()
  mailbox.mode = 'ok'
  await db.db.write((tx) => tx.query('/* empty */ with gone as (delete from email_deliveries) delete from outbox'))
  service = testService({ db: db.db, smtpUrl: mailbox.url })
  const staff = { id: monaId, sessionId: randomUUID(), name: 'Mona', title: 'Care', authenticatedAt: new Date() }
  mona = staffCtx(service.ctx, 'notification', { ...staff, roles: ['care-agent'] })
  service.start()
})
afterEach(() => service.stop())
afterAll(async () => {
  await mailbox.stop()
  await db.close()
})

type QueuedReply = Payload<typeof ReplyQueued>
const aReply = (changes: Partial<QueuedReply> = {}): QueuedReply => ({
  replyId: randomUUID(),
  enquiryId: randomUUID(),
  enquiryKind: 'trip-plan',
  writtenAt: '2026-11-22T11:00:00.000Z',
  subject: 'About your request (SNB-7K3M9Q)',
  person: { fullName: 'Amal Haddad', email: 'amal@example.com' },
  body: 'Hello Amal Haddad,\n\nYour INR is fine.\nSo is the rest.\n\nMona Farid, Care lead',
  ...changes,
})
const handOff = (reply: QueuedReply) => onReplyQueued(receivedEvent(ReplyQueued, reply), service.ctx)
const withdraw = ({ replyId, enquiryId, enquiryKind }: QueuedReply) =>
  onReplyWithdrawn(receivedEvent(ReplyWithdrawn, { replyId, enquiryId, enquiryKind }), service.ctx)
const remindersOf = ({ replyId }: QueuedReply) => outboxPayloads(db.db, ReplyStatusChanged, replyId)
const statesOf = async (reply: QueuedReply) => (await remindersOf(reply)).map(({ state }) => state)
const untilNotified = (reply: QueuedReply, state: string) => until(async () => (await statesOf(reply)).at(-1) === state)

test('a reply is emailed once per event, verbatim and as a personal email [GEN-07, PIPE-13]', async () => {
  const reply = aReply()
  await Promise.all([handOff(reply), handOff(reply)])
  await handOff(reply)
  await untilNotified(reply, 'sent')

  const [first, ...others] = mailbox.mails
  expect(others).toEqual([])
  expect(first?.envelope.to).toEqual(['amal@example.com'])
  expect(first?.mail).toMatchObject({ subject: reply.subject, to: [{ name: 'Amal Haddad' }] })
  expect(first?.mail.text).toContain('Hello Amal Haddad,')
  expect(first?.mail.text).toMatch(/Your INR is fine\.\nSo is the rest\./)
  expect(first?.raw).not.toMatch(/^Auto-Submitted/im)
  const row = await deliveryOf(db.db, reply.enquiryId)
  expect(row).toMatchObject({ kind: 'reply', occasion: reply.replyId, state: 'sent', sealed_body: null })
  expect(first?.mail.messageId).toBe(row.message_id)
  expect(await remindersOf(reply)).toEqual([
    { replyId: reply.replyId, enquiryId: reply.enquiryId, state: 'sent', at: expect.any(String) },
  ])
})

test('two replies to one enquiry are two mails [PIPE-13]', async () => {
  const first = aReply()
  const second = aReply({ enquiryId: first.enquiryId })
  await handOff(first)
  await handOff(second)
  await untilNotified(first, 'sent')
  await untilNotified(second, 'sent')

  expect(mailbox.mails).toHaveLength(2)
})

test('a deferred reply reports its failure and next attempt, and every attempt has one Message-ID [PIPE-07]', async () => {
  mailbox.mode = '4xx'
  const reply = aReply()
  await handOff(reply)
  await until(async () => (await remindersOf(reply)).length >= 3)
  const before = await deliveryOf(db.db, reply.enquiryId)

  const [notified] = await remindersOf(reply)
  expect(notified).toMatchObject({ state: 'retrying', code: '451' })
  expect(Date.parse(notified?.nextTryAt ?? '')).toBeGreaterThan(Date.parse(notified?.at ?? ''))
  mailbox.mode = 'ok'
  await retryReply(reply, mona)
  await untilNotified(reply, 'sent')
  expect(mailbox.mails.map(({ mail }) => mail.messageId)).toEqual([before.message_id])
})

test('a rejected reply is reported as not delivered, and an agent retries it [D-51, S10]', async () => {
  mailbox.mode = '5xx'
  const reply = aReply()
  await handOff(reply)
  await untilNotified(reply, 'not-delivered')
  expect((await remindersOf(reply)).at(-1)).toMatchObject({ code: '550' })

  mailbox.mode = 'ok'
  await retryReply(reply, mona)
  await untilNotified(reply, 'sent')

  expect(await statesOf(reply)).toEqual(['not-delivered', 'queued', 'sent'])
  expect((await remindersOf(reply))[1]).toMatchObject({ staffId: monaId })
  const auditActions = await outboxPayloads(db.db, StaffActionCompleted)
  expect(auditActions.map(({ action, actor }) => [action, actor.name])).toEqual([['retry-email', 'Mona']])
  expect(JSON.stringify([auditActions, await remindersOf(reply)])).not.toMatch(/Amal|INR|amal@/)
  await expect(retryReply(reply, mona)).rejects.toMatchObject({ code: 'EMAIL_NOT_WAITING' })
  await expect(retryReply(aReply(), mona)).rejects.toMatchObject({ code: 'EMAIL_NOT_WAITING' })
})

test('a retry by operations is reported too [D-51]', async () => {
  mailbox.mode = '5xx'
  const reply = aReply()
  await handOff(reply)
  await untilNotified(reply, 'not-delivered')
  mailbox.mode = 'ok'
  await retryEmail({ emailId: (await deliveryOf(db.db, reply.enquiryId)).id }, mona)
  await untilNotified(reply, 'sent')

  expect(await statesOf(reply)).toEqual(['not-delivered', 'queued', 'sent'])
})

test.each(['before', 'after'] as const)(
  'an answer that was withdrawn %s it was heard is not mailed, nothing of it is stored, and the other answers go out [TRIP-26, D-66]',
  async (when) => {
    mailbox.mode = '4xx'
    const reply = aReply()
    const other = aReply({ enquiryId: reply.enquiryId })
    // The next attempt is a minute away after the third, so that none is under way.
    const untilSlow = (of: QueuedReply) => until(async () => (await remindersOf(of)).length >= 3)
    await handOff(other)
    await untilSlow(other)
    if (when === 'before') await withdraw(reply)
    await handOff(reply)
    if (when === 'after') {
      await untilSlow(reply)
      await withdraw(reply)
    }
    mailbox.mode = 'ok'
    await retryReply(other, mona)
    await untilNotified(other, 'sent')

    const rows = await deliveriesOf(db.db, reply.enquiryId)
    expect(rows.map(({ occasion, state, content: words }) => [occasion, state, words]).toSorted()).toEqual(
      [
        [reply.replyId, 'withdrawn', undefined],
        [other.replyId, 'sent', undefined],
      ].toSorted(),
    )
    expect(mailbox.mails.map(({ mail }) => mail.messageId)).toEqual([
      rows.find(({ occasion }) => occasion === other.replyId)?.message_id,
    ])
  },
)

const notDelivered = ({ replyId, enquiryId, enquiryKind }: QueuedReply, at = '2026-11-22T11:05:00.000Z') =>
  onReplyNotDelivered(
    receivedEvent(ReplyNotDelivered, {
      replyId,
      enquiryId,
      enquiryKind,
      at,
      code: '550',
      reference: 'SNB-7K3M9Q',
      isAssigned: true,
    }),
    service.ctx,
  )

test('the lead gets one email about an undelivered reply, without personal or health data [D-51, S13]', async () => {
  const reply = aReply()
  await Promise.all([notDelivered(reply), notDelivered(reply)])
  await notDelivered(reply, '2026-11-22T15:05:00.000Z')
  await notDelivered(aReply({ enquiryId: reply.enquiryId }))
  await until(() => mailbox.mails.length >= 2)

  const subjects = mailbox.mails.map(({ mail }) => mail.subject)
  expect(subjects).toEqual(['An answer did not arrive: SNB-7K3M9Q', 'An answer did not arrive: SNB-7K3M9Q'])
  expect(await deliveriesOf(db.db, reply.enquiryId)).toHaveLength(2)
  for (const { envelope, mail, raw } of mailbox.mails) {
    expect(envelope.to).toEqual([operatorAddress])
    expect(mail.text).toContain(`/admin/enquiries/${reply.enquiryId}`)
    expect(mail.text).toContain('550')
    expect(`${raw} ${mail.text} ${mail.html}`).not.toMatch(/Amal|Haddad|amal@|INR/)
  }
})

test.each(['before', 'after'] as const)(
  'of an answer to what was taken back %s it was told the lead is mailed nothing [TRIP-26, D-51]',
  async (when) => {
    await service.stop()
    const reply = aReply()
    const { enquiryId, enquiryKind } = reply
    const recall = () =>
      onConsentWithdrawn(
        receivedEvent(ConsentWithdrawn, {
          enquiryId,
          enquiryKind,
          effect: 'enquiry-ended',
          reference: 'SNB-7K3M9Q',
          contact: undefined,
          withdrawnAt: '2026-11-23T08:59:59.000Z',
        }),
        service.ctx,
      )
    if (when === 'before') await recall()
    await notDelivered(reply)
    if (when === 'after') await recall()

    const rows = await deliveriesOf(db.db, enquiryId)
    const operatorEmails = rows.filter(({ kind }) => kind === 'undelivered-reply-operator-email')
    expect(operatorEmails.filter(({ state, content: words }) => state !== 'withdrawn' || words)).toEqual([])
    expect(rows.some(({ kind }) => kind === 'consent-withdrawal-operator-email')).toBe(true)
  },
)

test('no status is published for other mails [S13]', async () => {
  await queueMail(service.ctx)
  await until(() => mailbox.mails.length === 1)
  const reply = aReply()
  await handOff(reply)
  await untilNotified(reply, 'sent')

  expect(await outboxPayloads(db.db, ReplyStatusChanged)).toHaveLength(1)
})
