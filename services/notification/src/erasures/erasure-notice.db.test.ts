import { randomUUID } from 'node:crypto'

import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { ErasureNoticeRequested } from '@seneb/contracts/messages/enquiry/erasure.messages'
import { ErasureNoticeDelivered } from '@seneb/contracts/messages/notification/every-service.messages'
import { isErased } from '@seneb/service-kit/erasure/erase-records'
import { startMailbox, type Mailbox } from '@seneb/testkit/mailbox'
import { outboxPayloads } from '@seneb/testkit/outbox-payloads'
import type { TestDb } from '@seneb/testkit/test-db'

import {
  deliveriesOf,
  receivedEvent,
  notificationDb,
  patientAddress,
  testService,
  until,
  type TestService,
} from '../notification.fixture.js'
import { onErasureNoticeRequested } from './on-erasure-started.js'

let db: TestDb
let mailbox: Mailbox
let service: TestService

beforeAll(async () => {
  db = await notificationDb()
  mailbox = await startMailbox()
  service = testService({ db: db.db, smtpUrl: mailbox.url })
  service.start()
})
afterEach(() => {
  mailbox.clear()
})
afterAll(async () => {
  await service.stop()
  await mailbox.stop()
  await db.close()
})

/** Delivers the event that requests an erasure notice and returns the notice's ID. */
async function requestNotice(): Promise<string> {
  const noticeId = randomUUID()
  const about = { noticeId, enquiryKind: 'trip-plan', erasedAt: '2026-11-24T09:00:00.000Z' } as const
  const person = { reference: 'SNB-7K3M9Q', fullName: 'Amal Haddad', email: patientAddress }
  await onErasureNoticeRequested(receivedEvent(ErasureNoticeRequested, { ...about, ...person }), service.ctx)
  return noticeId
}

const deliveredEvents = (noticeId: string) => outboxPayloads(db.db, ErasureNoticeDelivered, noticeId)

test('the person who asked for an erasure is notified once, and the row with their address is deleted with the mail [LEGAL-05, S13]', async () => {
  const noticeId = await requestNotice()
  await until(async () => (await deliveredEvents(noticeId)).length > 0)

  expect(mailbox.mails.map(({ mail }) => mail.subject)).toEqual(['Your data was erased (SNB-7K3M9Q)'])
  expect(await deliveriesOf(db.db, noticeId)).toEqual([])
  expect(await deliveredEvents(noticeId)).toMatchObject([{ noticeId, state: 'sent' }])
  expect(await isErased(noticeId, db.db)).toBe(true)
})

test('a mail that is permanently rejected is abandoned, and its address is deleted all the same [LEGAL-05, PIPE-13]', async () => {
  mailbox.mode = '5xx'
  const noticeId = await requestNotice()
  await until(async () => (await deliveredEvents(noticeId)).length > 0)

  expect(await deliveredEvents(noticeId)).toMatchObject([{ noticeId, state: 'not-delivered' }])
  expect(await deliveriesOf(db.db, noticeId)).toEqual([])
})

test('a deferred mail waits with its address, and nothing is published about it yet [LEGAL-05, D-51]', async () => {
  mailbox.mode = '4xx'
  const noticeId = await requestNotice()
  await until(async () => ((await deliveriesOf(db.db, noticeId))[0]?.attempts ?? 0) >= 2)

  expect(await deliveredEvents(noticeId)).toEqual([])
  expect((await deliveriesOf(db.db, noticeId))[0]?.content).toMatchObject({ to: { address: patientAddress } })
})
