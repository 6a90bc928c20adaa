import { AttachmentSettled } from '@seneb/contracts/messages/notification/inbound-email.messages'
import { outboxPayloads } from '@seneb/testkit/outbox-payloads'
import type { TestDb } from '@seneb/testkit/test-db'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'

import type { NotificationCtx } from '../notification-ctx.js'
import { deliveriesOf, notificationDb, testMailKey, until, type OpenedDelivery } from '../notification.fixture.js'
import { InboundDesk, type MailedEnquiry } from './inbound-desk.fixture.js'
import { sendAttachments } from './send-attachments.js'
import { UploadEndpoint } from './upload-endpoint.fixture.js'
import { uploadsTo } from './upload-files.js'
import { writtenEmail, type WrittenEmail } from './written-email.fixture.js'

let postgres: TestDb
let desk: InboundDesk
let endpoint: UploadEndpoint
let ctx: NotificationCtx
let enquiry: MailedEnquiry

beforeAll(async () => {
  postgres = await notificationDb()
  endpoint = await UploadEndpoint.open(testMailKey)
  desk = new InboundDesk(postgres)
  ctx = { ...desk.ctx, inbound: { ...desk.ctx.inbound, upload: uploadsTo(endpoint.url, testMailKey) } }
})
beforeEach(async () => {
  await desk.clear()
  endpoint.clear()
  enquiry = await desk.mailedEnquiry()
})
afterAll(async () => {
  await desk.service.stop()
  await endpoint.close()
  await postgres.close()
})

const pdf = (name: string, text = name) => ({
  name,
  type: 'application/pdf',
  bytes: Buffer.from(`%PDF-1.7 ${text}`),
})

/** Files a message of the patient and sends its files. */
async function receive(email: WrittenEmail): Promise<void> {
  await desk.receive(writtenEmail({ to: enquiry.replyAddress, ...email }))
  await desk.process()
  await send()
}

async function send(): Promise<void> {
  while ((await sendAttachments(ctx)) === 'again');
}

const settled = () => outboxPayloads(postgres.db, AttachmentSettled)
const attachments = () =>
  desk.run<{ id: string; state: string; refusal: string | null; attempts: number }>(
    'select id, state, refusal, attempts from inbound_attachments order by position',
  )
const makeDue = () => desk.run(`update inbound_attachments set next_attempt_at = clock_timestamp()`)

async function automaticMails(id = enquiry.id): Promise<readonly OpenedDelivery[]> {
  return (await deliveriesOf(postgres.db, id)).filter(({ kind }) => kind === 'rejected-files')
}

test('the files of a message go to the gateway under the ids of their attachments', async () => {
  await receive({ files: [pdf('report.pdf'), pdf('تقرير.pdf', 'second')] })

  const rows = await attachments()
  expect(endpoint.received.map(({ id, name }) => ({ id, name }))).toEqual([
    { id: rows[0]?.id, name: 'report.pdf' },
    { id: rows[1]?.id, name: expect.stringContaining('.pdf') },
  ])
  expect(endpoint.received[0]?.bytes.toString()).toBe('%PDF-1.7 report.pdf')
  expect((await settled()).map(({ state }) => state)).toEqual(['stored', 'stored'])
  expect(await automaticMails()).toEqual([])
})

test('a refused file is told to its sender once, without its name, by a mail that nothing answers', async () => {
  endpoint.responses = { 'letter.docx': { reason: 'type', status: 415 } }
  const files = [pdf('report.pdf'), { ...pdf('letter.docx'), type: 'application/msword' }]
  await receive({ messageId: '<question@example.com>', files })

  expect((await settled()).map(({ refusal, state }) => [state, refusal])).toEqual([
    ['stored', undefined],
    ['refused', 'type'],
  ])
  const [mail, second] = await automaticMails()
  expect(second).toBeUndefined()
  expect(mail?.content).toMatchObject({
    to: { address: 'patient@example.com' },
    subject: 'We could not accept a file',
    isAutomaticReply: true,
    inReplyTo: '<question@example.com>',
  })
  expect(mail?.content?.text).not.toContain('letter')
})

test('winmail.dat and files over 10 MB are refused without the gateway', async () => {
  const large = { ...pdf('large.pdf'), bytes: Buffer.alloc(10 * 1024 * 1024 + 1, 'x') }
  await receive({ files: [{ ...pdf('winmail.dat'), type: 'application/ms-tnef' }, large] })

  expect(endpoint.received).toEqual([])
  expect((await attachments()).map(({ refusal }) => refusal)).toEqual(['winmail', 'tooLarge'])
})

test('a thread receives one automatic mail a day', async () => {
  endpoint.responses = { 'a.docx': { reason: 'type', status: 415 }, 'b.docx': { reason: 'type', status: 415 } }
  await receive({ files: [pdf('a.docx')] })
  await receive({ files: [pdf('b.docx')] })
  expect(await automaticMails()).toHaveLength(1)

  await desk.run(
    `update email_deliveries set queued_at = queued_at - interval '25 hours' where kind = 'rejected-files'`,
  )
  await receive({ files: [pdf('a.docx', 'again')], text: 'Once more' })

  expect(await automaticMails()).toHaveLength(2)
})

test.each([
  ['an unknown sender', { from: 'Nour <nour@example.org>' }],
  ['an absence notice', { headers: ['Auto-Submitted: auto-replied'] }],
])('%s receives no automatic mail', async (_what, email) => {
  endpoint.responses = { 'a.docx': { reason: 'type', status: 415 } }
  await receive({ ...email, files: [pdf('a.docx')] })

  expect((await settled()).map(({ state }) => state)).toEqual(['refused'])
  expect(await automaticMails()).toEqual([])
})

test.each([
  ['busy', { reason: 'busy', status: 503 } as const],
  ['without a virus scanner', { reason: 'unchecked', status: 503 } as const],
  ['behind a broken proxy', 'broken' as const],
])('a gateway that is %s is asked again, and given up after a day', async (_what, response) => {
  endpoint.responses = { 'report.pdf': response }
  await receive({ files: [pdf('report.pdf')] })
  expect(await attachments()).toMatchObject([{ state: 'waiting', attempts: 1 }])
  expect(await settled()).toEqual([])

  endpoint.responses = {}
  await makeDue()
  await send()
  expect((await settled()).map(({ state }) => state)).toEqual(['stored'])

  endpoint.responses = { 'later.pdf': response }
  await receive({ files: [pdf('later.pdf')], text: 'Another one' })
  await desk.run(`update inbound_attachments set created_at = created_at - interval '25 hours'`)
  await makeDue()
  await send()
  expect((await attachments()).map(({ state }) => state).toSorted()).toEqual(['lost', 'stored'])
})

test('a file whose email was emptied is lost', async () => {
  await desk.receive(writtenEmail({ to: enquiry.replyAddress, files: [pdf('report.pdf')] }))
  await desk.process()
  await desk.run('update inbound_emails set raw_sealed = null')
  await send()

  expect((await settled()).map(({ state }) => state)).toEqual(['lost'])
  expect(endpoint.received).toEqual([])
})

test('a file whose email stays unreadable is lost after a day', async () => {
  await desk.receive(writtenEmail({ to: enquiry.replyAddress, files: [pdf('report.pdf')] }))
  await desk.process()
  const reader = { read: () => Promise.reject(new Error('unreadable')) }
  const unreadable = { ...ctx, inbound: { ...ctx.inbound, reader } }
  await expect(sendAttachments(unreadable)).rejects.toThrow('unreadable')

  await desk.run(`update inbound_attachments set created_at = created_at - interval '25 hours', lease_until = now()`)
  await sendAttachments(unreadable)

  expect((await settled()).map(({ state }) => state)).toEqual(['lost'])
})

test('two files that are refused at the same time cause one automatic mail', async () => {
  endpoint.responses = { 'a.docx': { reason: 'type', status: 415 }, 'b.docx': { reason: 'type', status: 415 } }
  await desk.receive(writtenEmail({ to: enquiry.replyAddress, files: [pdf('a.docx'), pdf('b.docx')] }))
  await desk.process()

  const sending = await postgres.db.write(async (tx) => {
    await tx.query('/* test */ select id from inbound_emails for update')
    const both = Promise.all([sendAttachments(ctx), sendAttachments(ctx)])
    await until(async () => (await waitingForEmail()) === 2)
    return { both }
  })
  await sending.both

  expect(await automaticMails()).toHaveLength(1)
})

async function waitingForEmail(): Promise<number> {
  const [row] = await desk.run<{ count: number }>(`select count(*)::int as count from pg_stat_activity
    where wait_event_type = 'Lock' and query like '/* lockRejectedEmail */%'`)
  return row?.count ?? 0
}

test('no automatic mail is sent after the enquiry was withdrawn', async () => {
  endpoint.responses = { 'a.docx': { reason: 'type', status: 415 } }
  await desk.receive(writtenEmail({ to: enquiry.replyAddress, files: [pdf('a.docx')] }))
  await desk.process()
  await desk.run(
    `insert into email_deliveries (id, kind, cause_id, cause_kind, occasion, message_id, outcome_when_failed, state,
      attempts, next_attempt_at, queued_at)
    values (gen_random_uuid(), 'late-reply-notice', $1, 'trip-plan', 'once', '', '', 'withdrawn', 0, now(), now())`,
    [enquiry.id],
  )
  await send()

  expect(await automaticMails()).toEqual([])
})
