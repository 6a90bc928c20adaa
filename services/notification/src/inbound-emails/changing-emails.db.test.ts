import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { ConsentRestored, ConsentWithdrawn } from '@seneb/contracts/messages/enquiry/consent.messages'
import { MessageFiled } from '@seneb/contracts/messages/enquiry/message.messages'
import type { TestDb } from '@seneb/testkit/test-db'

import { onConsentRestored, onConsentWithdrawn } from '../consents/on-consent-withdrawn.js'
import { notificationErasing } from '../erasures/on-erasure-started.js'
import { deliveriesOf, notificationDb, queueMail, receivedEvent } from '../notification.fixture.js'
import { InboundDesk } from './inbound-desk.fixture.js'
import { onMessageFiled } from './on-message-filed.js'
import { writtenEmail, writtenReport } from './written-email.fixture.js'

let db: TestDb
let desk: InboundDesk

beforeAll(async () => {
  db = await notificationDb()
  desk = new InboundDesk(db)
})
beforeEach(() => desk.clear())
afterAll(() => db.close())

const aFile = { name: 'x-ray.png', type: 'image/png', bytes: Buffer.alloc(30_000, 3) }

test('emails about an enquiry are filed again once its withdrawal is undone [TRIP-26]', async () => {
  const { id, replyAddress } = await desk.mailedEnquiry()
  const about = { enquiryId: id, enquiryKind: 'trip-plan', reference: 'SNB-7K3M9Q' } as const
  const withdrawn = { ...about, effect: 'enquiry-ended', withdrawnAt: '2026-11-24T09:00:00.000Z' } as const
  await onConsentWithdrawn(receivedEvent(ConsentWithdrawn, { ...withdrawn, contact: undefined }), desk.ctx)
  const contact = { fullName: 'Amal Haddad', email: 'patient@example.com' }
  const restored = { ...about, contact, restoredAt: '2026-11-25T09:00:00.000Z' }
  await onConsentRestored(receivedEvent(ConsentRestored, restored), desk.ctx)

  await desk.receive(writtenEmail({ to: replyAddress }))
  await desk.process()

  expect(await desk.emails()).toMatchObject([{ state: 'filed', enquiry_id: id }])
  const mails = await deliveriesOf(db.db, id)
  expect(mails.filter(({ kind }) => kind === 'late-reply-notice')).toEqual([])
})

test('a mail about rejected files is not sent after its enquiry was withdrawn [TRIP-26]', async () => {
  const { id } = await desk.mailedEnquiry()
  await queueMail(desk.ctx, { kind: 'rejected-files', cause: { kind: 'trip-plan', id } })
  const about = { enquiryId: id, enquiryKind: 'trip-plan', withdrawnAt: '2026-11-24T09:00:00.000Z' } as const
  const withdrawn = { ...about, reference: 'SNB-7K3M9Q', effect: 'enquiry-ended', contact: undefined } as const

  await onConsentWithdrawn(receivedEvent(ConsentWithdrawn, withdrawn), desk.ctx)

  const mails = await deliveriesOf(db.db, id)
  expect(mails.filter(({ kind }) => kind === 'rejected-files')).toMatchObject([
    { state: 'withdrawn', sealed_body: null },
  ])
})

test('a report that arrives before its mail counts as sent waits, and is no older than the mail', async () => {
  const { bounceAddress, id } = await desk.mailedEnquiry('gone@example.com')
  await desk.run(`update email_deliveries set state = 'sending' where cause_id = $1`, [id])
  await desk.receive(writtenReport({ to: bounceAddress, recipient: 'gone@example.com' }))

  await desk.process()
  expect(await desk.emails()).toMatchObject([{ state: 'received' }])
  const [{ at } = {}] = await desk.run<{ at: Date }>(
    `update email_deliveries set state = 'sent', finished_at = date_trunc('second', now()) + interval '9 seconds'
      where cause_id = $1 returning finished_at as at`,
    [id],
  )
  await desk.run('update inbound_emails set next_attempt_at = now()')
  await desk.process()

  expect(await desk.reports()).toMatchObject([{ enquiryId: id, outcome: 'failed', at: at?.toISOString() }])
})

test('a report about a mail that is never sent is given up', async () => {
  const { bounceAddress, id } = await desk.mailedEnquiry('gone@example.com')
  await desk.run(`update email_deliveries set state = 'retrying' where cause_id = $1`, [id])
  await desk.receive(writtenReport({ to: bounceAddress, recipient: 'gone@example.com' }))
  await desk.run('update inbound_emails set attempts = 9')

  await desk.process()

  expect(await desk.reports()).toEqual([])
  expect(await desk.emails()).toMatchObject([{ state: 'ignored' }])
})

test('an email stays while one of its missing files is sent again, however often that is reported', async () => {
  const { id: enquiryId, replyAddress } = await desk.mailedEnquiry()
  await desk.receive(writtenEmail({ to: replyAddress, files: [aFile] }))
  await desk.process()
  const [message] = await desk.messages()
  await desk.run(`update inbound_attachments set state = 'stored'`)
  const missingFileIds = [message?.attachments[0]?.attachmentId ?? '']
  const missing = { messageId: message?.messageId ?? '', enquiryId, missingFileIds }

  await onMessageFiled(receivedEvent(MessageFiled, missing), desk.ctx)
  await onMessageFiled(receivedEvent(MessageFiled, missing), desk.ctx)

  const [email] = await desk.emails()
  expect([email?.state, email?.raw_sealed === null]).toEqual(['filed', false])
})

test('an erasure deletes unmatched emails of a person who also reads the newsletter [LEGAL-05]', async () => {
  const { id } = await desk.mailedEnquiry('erased@example.com')
  const subscriber = { kind: 'newsletter-subscriber', id: randomUUID() } as const
  await queueMail(desk.ctx, {
    kind: 'newsletter-confirmation',
    cause: subscriber,
    to: { address: 'erased@example.com' },
  })
  await desk.receive(writtenEmail({ from: 'erased@example.com', text: 'I forgot the reference' }))
  await desk.process()

  await db.db.write((tx) => notificationErasing.eraseRows([id], tx))

  expect(await desk.emails()).toEqual([])
})
