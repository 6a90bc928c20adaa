import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { ConsentWithdrawn } from '@seneb/contracts/messages/enquiry/consent.messages'
import { MessageFiled } from '@seneb/contracts/messages/enquiry/message.messages'
import { StaffActionCompleted } from '@seneb/contracts/messages/notification/every-service.messages'
import { outboxPayloads } from '@seneb/testkit/outbox-payloads'
import type { TestDb } from '@seneb/testkit/test-db'

import { onConsentWithdrawn } from '../consents/on-consent-withdrawn.js'
import { notificationErasing } from '../erasures/on-erasure-started.js'
import { notificationDb, queueMail, receivedEvent } from '../notification.fixture.js'
import { notificationWorkers } from '../notification-workers.js'
import { UnreadableEmail } from './email-reader.js'
import { InboundDesk } from './inbound-desk.fixture.js'
import { onMessageFiled } from './on-message-filed.js'
import { processEmails } from './process-emails.js'
import { attachEmail, dismissEmail, listUnmatchedEmails, readUnmatchedEmail } from './unmatched-emails.js'
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

test('a reply that names our mail reaches its enquiry with its text and its files', async () => {
  const { id, receipt } = await desk.mailedEnquiry()
  const text = 'I can come in March.\r\n\r\nOn Mon, 30 Nov 2026, Seneb wrote:\r\n> Thank you'
  await desk.receive(writtenEmail({ text, headers: [`In-Reply-To: ${receipt.message_id}`], files: [aFile] }))

  await desk.process()

  const [message] = await desk.messages()
  expect(message).toMatchObject({
    enquiryId: id,
    kind: 'message',
    isKnownSender: true,
    senderCheck: 'not-checked',
    sender: { name: 'Amal Haddad', address: 'patient@example.com' },
    subject: 'Re: Your request',
    text: 'I can come in March.',
    attachments: [{ name: 'x-ray.png', type: 'image/png', bytes: 30_000 }],
    skippedFiles: 0,
  })
  expect(message?.fullText).toContain('Thank you')
  const [email] = await desk.emails()
  expect(email).toMatchObject({ id: message?.messageId, state: 'filed', enquiry_id: id, threaded_by: 'own-id' })
  expect(await desk.run('select id, position, state from inbound_attachments')).toMatchObject([
    { id: message?.attachments[0]?.attachmentId, state: 'waiting' },
  ])
})

test('a reply without ids reaches its enquiry by its signed address, also from another sender', async () => {
  const { id, replyAddress } = await desk.mailedEnquiry()
  await desk.receive(writtenEmail({ from: 'sister@example.net', to: replyAddress }))

  await desk.process()

  expect(await desk.messages()).toMatchObject([{ enquiryId: id, isKnownSender: false }])
})

test('nothing about a received email is stored in clear, in rows and in the outbox [S13]', async () => {
  const { replyAddress } = await desk.mailedEnquiry('rare.address@example.com')
  const secret = 'lymphoma-Zebra'
  await desk.receive(
    writtenEmail({ from: 'rare.address@example.com', to: replyAddress, text: secret, subject: secret }),
  )
  await desk.receive(writtenEmail({ from: 'rare.address@example.com', text: secret, subject: secret }))
  const before = await everyRow()
  await desk.process()

  expect(`${before}${await everyRow()}`).not.toMatch(/lymphoma|rare\.address/i)
  expect(await desk.messages()).toMatchObject([{ text: secret }])
})

/** All columns as text; bytes are read as text too. */
async function everyRow(): Promise<string> {
  const tables = ['inbound_emails', 'inbound_attachments', 'outbox']
  const rows = await Promise.all(tables.map((table) => desk.run(`select * from ${table}`)))
  return JSON.stringify(rows, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && 'data' in value
      ? Buffer.from(value.data as number[]).toString()
      : value,
  )
}

test('an email is stored and filed once, however often and on whatever way it arrives', async () => {
  const { replyAddress } = await desk.mailedEnquiry()
  const raw = writtenEmail({ to: replyAddress })

  const outcomes = await Promise.all([desk.receive(raw), desk.receive(raw, 'generic'), desk.receive(raw)])
  await desk.process()
  outcomes.push(await desk.receive(raw))
  await desk.process()

  expect(outcomes.toSorted()).toEqual(['copy', 'copy', 'copy', 'new'])
  expect(await desk.messages()).toHaveLength(1)
})

test('emails with one Message-ID and different texts are different emails', async () => {
  const messageId = '<always-the-same@mail.example.net>'
  await desk.receive(writtenEmail({ messageId, text: 'one' }))
  await desk.receive(writtenEmail({ messageId, text: 'two' }))

  expect(await desk.emails()).toHaveLength(2)
})

test('a copy whose recipient names the enquiry takes the first copy from the list of unmatched emails', async () => {
  const { id, replyAddress } = await desk.mailedEnquiry()
  const raw = writtenEmail({})
  await desk.receive(raw)
  await desk.process()
  expect(await desk.emails()).toMatchObject([{ state: 'unmatched' }])

  await desk.receive(Buffer.concat([Buffer.from(`Delivered-To: ${replyAddress}\r\n`), raw]))
  await desk.process()

  expect(await desk.emails()).toMatchObject([{ state: 'filed', enquiry_id: id, content_sealed: null }])
})

test.each([
  ['an unknown sender', { from: 'stranger@example.net' }, 'no-thread'],
  ['a token that was changed', { to: `care+${'a'.repeat(42)}@seneb.example` }, 'no-thread'],
])('%s waits for a staff member', async (_what, changes, reason) => {
  await desk.mailedEnquiry()
  await desk.receive(writtenEmail(changes))

  await desk.process()

  expect(await desk.messages()).toEqual([])
  expect(await desk.emails()).toMatchObject([{ state: 'unmatched', reason, enquiry_id: null }])
})

test('a known address only proposes its enquiry', async () => {
  const { id } = await desk.mailedEnquiry('known@example.com')
  await desk.receive(writtenEmail({ from: 'known@example.com' }))

  await desk.process()

  expect(await desk.messages()).toEqual([])
  expect(await desk.emails()).toMatchObject([{ proposals: [{ enquiryId: id, reason: 'address' }] }])
})

test('an email that names two enquiries waits, with both proposed', async () => {
  const [one, other] = [await desk.mailedEnquiry(), await desk.mailedEnquiry('other@example.com')]
  await desk.receive(writtenEmail({ to: other.replyAddress, headers: [`In-Reply-To: ${one.receipt.message_id}`] }))

  await desk.process()

  expect(await desk.emails()).toMatchObject([{ state: 'unmatched', reason: 'conflict' }])
  expect((await desk.emails())[0]?.proposals.map(({ enquiryId }) => enquiryId)).toEqual([one.id, other.id])
})

test('an email about an erased enquiry waits and proposes nothing [LEGAL-05]', async () => {
  const { id, replyAddress } = await desk.mailedEnquiry()
  await desk.run('insert into erased_records (record_id, erasure_id) values ($1, $1)', [id])
  await desk.receive(writtenEmail({ to: replyAddress }))

  await desk.process()

  expect(await desk.emails()).toMatchObject([{ state: 'unmatched', reason: 'ended-enquiry', proposals: [] }])
})

test('an email about a withdrawn enquiry waits, also when a notice had been sent [TRIP-26]', async () => {
  const { id, replyAddress } = await desk.mailedEnquiry()
  await queueMail(desk.ctx, { kind: 'late-reply-notice', cause: { kind: 'trip-plan', id } })
  await desk.run(`update email_deliveries set state = 'sent', sealed_body = null where cause_id = $1`, [id])
  const about = { enquiryId: id, enquiryKind: 'trip-plan', withdrawnAt: '2026-11-24T09:00:00.000Z' } as const
  const withdrawn = { ...about, reference: 'SNB-7K3M9Q', effect: 'enquiry-ended', contact: undefined } as const
  await onConsentWithdrawn(receivedEvent(ConsentWithdrawn, withdrawn), desk.ctx)
  await desk.receive(writtenEmail({ to: replyAddress }))

  await desk.process()

  expect(await desk.emails()).toMatchObject([{ state: 'unmatched', reason: 'ended-enquiry', proposals: [] }])
})

test('a report to a signed address names the mail, and says whether the patient’s own address failed', async () => {
  const { bounceAddress, id } = await desk.mailedEnquiry('gone@example.com')
  await desk.receive(writtenReport({ to: bounceAddress, recipient: 'gone@example.com' }))
  await desk.receive(
    writtenReport({ to: bounceAddress, recipient: 'forwarded@example.net', status: '4.4.7', action: 'delayed' }),
  )

  await desk.process()

  expect(await desk.reports()).toMatchObject([
    { enquiryId: id, emailKind: 'trip-plan-receipt', outcome: 'failed', status: '5.1.1', isOwnRecipient: true },
    { enquiryId: id, outcome: 'delayed', status: '4.4.7', isOwnRecipient: false },
  ])
  expect(await desk.messages()).toEqual([])
  expect(await desk.emails()).toMatchObject([
    { state: 'done', raw_sealed: null },
    { state: 'done', raw_sealed: null },
  ])
})

test('a report is found by the returned Message-ID, and one about an unknown mail changes nothing', async () => {
  const { id, receipt } = await desk.mailedEnquiry('gone@example.com')
  const to = 'care@seneb.example'
  await desk.receive(writtenReport({ to, recipient: 'gone@example.com', messageId: receipt.message_id }))
  await desk.receive(writtenReport({ to, recipient: 'a@example.com', messageId: '<else@example.com>' }))

  await desk.process()

  expect(await desk.reports()).toMatchObject([{ enquiryId: id, isOwnRecipient: true }])
  expect((await desk.emails()).map(({ state }) => state)).toEqual(['done', 'ignored'])
})

test('an absence notice at the signed return address is a notice and no failure', async () => {
  const { bounceAddress, receipt } = await desk.mailedEnquiry()
  const headers = [`In-Reply-To: ${receipt.message_id}`, 'Auto-Submitted: auto-replied', 'Return-Path: <>']
  await desk.receive(writtenEmail({ to: bounceAddress, subject: 'Out of office', headers }))

  await desk.process()

  expect(await desk.reports()).toEqual([])
  expect(await desk.messages()).toMatchObject([{ kind: 'notice' }])
})

test('an email that cannot be read waits for a staff member after three attempts, and its original stays', async () => {
  const reader = { read: () => Promise.reject(new UnreadableEmail()) }
  const ctx = { ...desk.ctx, inbound: { ...desk.ctx.inbound, reader } }
  await desk.receive(writtenEmail())

  for (let attempt = 0; attempt < 3; attempt++) {
    await processEmails(ctx)
    await desk.run('update inbound_emails set next_attempt_at = now()')
  }

  const [email] = await desk.emails()
  expect(email).toMatchObject({ state: 'unmatched', reason: 'unreadable', kind: 'unknown' })
  expect(email?.raw_sealed).not.toBeNull()
})

test('an email that ends the process each time it is read is given up after ten attempts', async () => {
  await desk.receive(writtenEmail())
  await desk.run('update inbound_emails set attempts = 10')

  await desk.process()

  expect(await desk.emails()).toMatchObject([{ state: 'unmatched', reason: 'unreadable' }])
})

test('an email is emptied once enquiry has filed it, and its missing files are sent again', async () => {
  const { id: enquiryId, replyAddress } = await desk.mailedEnquiry()
  await desk.receive(writtenEmail({ to: replyAddress, files: [aFile] }))
  await desk.process()
  const [message] = await desk.messages()
  const attachmentId = message?.attachments[0]?.attachmentId ?? ''
  await desk.run(`update inbound_attachments set state = 'stored'`)
  const filed = { messageId: message?.messageId ?? '', enquiryId }

  await onMessageFiled(receivedEvent(MessageFiled, { ...filed, missingFileIds: [attachmentId] }), desk.ctx)
  expect(await desk.run('select state from inbound_attachments')).toEqual([{ state: 'waiting' }])
  expect((await desk.emails())[0]).toMatchObject({ state: 'filed' })
  await onMessageFiled(receivedEvent(MessageFiled, { ...filed, missingFileIds: [] }), desk.ctx)

  const [email] = await desk.emails()
  expect(email).toMatchObject({ state: 'done', raw_sealed: null, content_sealed: null })
  // A later reply of ours names the message.
  expect(email?.envelope_sealed).not.toBeNull()
})

test('staff list, read and attach an unmatched email, and each change is audited [S10]', async () => {
  const { id: enquiryId } = await desk.mailedEnquiry()
  await desk.receive(writtenEmail({ from: 'sister@example.net', text: 'She cannot write.', files: [aFile] }))
  await desk.process()
  const agent = desk.as('care-agent')

  const { emails, total } = await listUnmatchedEmails({ first: 50 }, agent)
  expect([total, emails]).toMatchObject([
    1,
    [{ kind: 'message', reason: 'no-thread', files: 1, personal: { sender: 'sister@example.net' } }],
  ])
  const emailId = emails[0]?.id ?? ''
  expect(await readUnmatchedEmail({ emailId }, agent)).toMatchObject({
    text: 'She cannot write.',
    fileNames: ['x-ray.png'],
  })
  await attachEmail({ emailId, enquiryId, reason: 'she told us by telephone' }, agent)

  expect(await desk.messages()).toMatchObject([{ messageId: emailId, enquiryId, isKnownSender: false }])
  expect(await desk.emails()).toMatchObject([{ state: 'filed', threaded_by: 'staff', content_sealed: null }])
  expect((await listUnmatchedEmails({ first: 50 }, agent)).total).toBe(0)
  const audited = await outboxPayloads(db.db, StaffActionCompleted)
  expect(audited.map(({ action }) => action)).toEqual(['attach-email'])
  expect(JSON.stringify(audited)).not.toMatch(/sister@|cannot write/)
  await expect(attachEmail({ emailId, enquiryId, reason: 'again' }, agent)).rejects.toMatchObject({
    code: 'EMAIL_UNKNOWN',
  })
})

test('an email is attached only to an enquiry that exists, and a dismissed one is emptied', async () => {
  await desk.receive(writtenEmail({}))
  await desk.process()
  const agent = desk.as('care-agent')
  const emailId = (await desk.emails())[0]?.id ?? ''

  const unknown = attachEmail({ emailId, enquiryId: randomUUID(), reason: 'a guess' }, agent)
  await expect(unknown).rejects.toMatchObject({ code: 'ENQUIRY_UNKNOWN' })
  await dismissEmail({ emailId, reason: 'advertising' }, agent)

  expect(await desk.emails()).toMatchObject([
    { state: 'dismissed', raw_sealed: null, content_sealed: null, envelope_sealed: null },
  ])
  await expect(dismissEmail({ emailId, reason: 'again' }, agent)).rejects.toMatchObject({ code: 'EMAIL_UNKNOWN' })
})

test('a doctor reads no unmatched email, because it belongs to none of their plans [S10]', async () => {
  await desk.receive(writtenEmail({}))
  await desk.process()
  const emailId = (await desk.emails())[0]?.id ?? ''

  await expect(readUnmatchedEmail({ emailId }, desk.as('doctor'))).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
})

test('an erasure deletes the emails of an enquiry, and unmatched ones of its person [LEGAL-05]', async () => {
  const { id, replyAddress } = await desk.mailedEnquiry('erased@example.com')
  const { replyAddress: otherAddress } = await desk.mailedEnquiry('stays@example.com')
  await desk.receive(writtenEmail({ from: 'erased@example.com', to: replyAddress, files: [aFile] }))
  await desk.receive(writtenEmail({ from: 'erased@example.com', text: 'I forgot the reference' }))
  await desk.receive(writtenEmail({ from: 'stays@example.com', to: otherAddress, text: 'stays' }))
  await desk.receive(writtenEmail({ from: 'stays@example.com', text: 'stays too' }))
  await desk.process()

  await db.db.write((tx) => notificationErasing.eraseRows([id], tx))

  expect((await desk.emails()).map(({ state }) => state)).toEqual(['filed', 'unmatched'])
  expect(await desk.run('select id from inbound_attachments')).toEqual([])
})

test('emails that belong to no enquiry are deleted after 30 days [LEGAL-05]', async () => {
  const { replyAddress } = await desk.mailedEnquiry()
  await desk.receive(writtenEmail({ to: replyAddress }))
  await desk.receive(writtenEmail({ text: 'unmatched' }))
  await desk.process()
  await desk.run(`update inbound_emails set received_at = now() - interval '29 days 23 hours'`)
  const sweeper = notificationWorkers.find(({ name }) => name === 'forget-unassigned-emails')

  await sweeper?.run(desk.ctx)
  expect(await desk.emails()).toHaveLength(2)
  await desk.run(`update inbound_emails set received_at = now() - interval '30 days 1 hour'`)
  await sweeper?.run(desk.ctx)

  expect(await desk.emails()).toMatchObject([{ state: 'filed' }])
})
