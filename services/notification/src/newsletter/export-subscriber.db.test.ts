import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { StaffActionCompleted } from '@seneb/contracts/messages/notification/every-service.messages'
import type { RecordTable } from '@seneb/contracts/vocabulary/person-records'
import { decompressRecord } from '@seneb/platform/compressed-record'
import { outboxPayloads } from '@seneb/testkit/outbox-payloads'
import type { TestDb } from '@seneb/testkit/test-db'

import { NewsletterDesk } from '../newsletter-issues/newsletter-desk.fixture.js'
import { sendNewsletters } from '../newsletter-issues/send-newsletters.js'
import { addressDigests } from './subscriber.queries.js'
import { notificationDb, queueMail } from '../notification.fixture.js'
import { exportSubscriber } from './export-subscriber.js'

let postgres: TestDb
let desk: NewsletterDesk

beforeAll(async () => {
  postgres = await notificationDb()
  desk = new NewsletterDesk(postgres)
})
afterAll(() => postgres.close())

async function recordOf(recordId: string) {
  const { record, reference } = await exportSubscriber({ recordId, format: 'json' }, desk.asReader(['care-lead']))
  return { reference, tables: (await decompressRecord(record)) as RecordTable[] }
}

test('the record of a subscriber holds their subscription, mails and links, of them alone and without secrets [LEGAL-05]', async () => {
  const [id = '', other = ''] = await desk.subscribers(2)
  const issueId = await desk.sending()
  await sendNewsletters(desk.service())
  await desk.link(id, 'x'.repeat(43))
  await queueMail(desk.service(), { kind: 'newsletter-confirmation', cause: { kind: 'newsletter-subscriber', id } })
  const ctx = desk.service()
  const [digest] = addressDigests('reader-0000001@readers.example', ctx.atRest)
  await postgres.dataSource.query(`insert into suppressed_addresses values ($1, '2026-11-01T09:00:00Z')`, [digest])

  const { reference, tables } = await recordOf(id)

  expect(reference).toBe('reader-0000001@readers.example')
  expect(tables).toMatchObject([
    { table: 'newsletter_subscribers', rows: [{ id, email: reference, state: 'confirmed' }] },
    { table: 'newsletter_recipients', rows: [{ issue_id: issueId, subscriber_id: id, state: 'waiting' }] },
    { table: 'newsletter_tokens', rows: [{ subscriber_id: id }] },
    { table: 'email_deliveries', rows: [{ kind: 'newsletter-confirmation', cause_id: id }] },
    { table: 'inbound_emails', rows: [] },
    { table: 'inbound_attachments', rows: [] },
    { table: 'suppressed_addresses', rows: [{ suppressed_at: '2026-11-01T09:00:00.000Z' }] },
  ])
  const rows = JSON.stringify(tables.map((table) => table.rows))
  expect(rows).not.toContain(other)
  expect(rows).not.toMatch(/token_hash|holder|digest/)
})

test('an export of a subscriber has one audit entry without an address, and an unknown one is not exported [S10]', async () => {
  const [id = ''] = await desk.subscribers(1, 'audited')
  await recordOf(id)

  const acts = (await outboxPayloads(postgres.db, StaffActionCompleted)).filter(({ object }) => object.id === id)
  expect(acts).toMatchObject([{ action: 'export-newsletter-record', fields: [{ name: 'format', to: 'json' }] }])
  expect(JSON.stringify(acts)).not.toContain('@readers')
  await expect(recordOf(crypto.randomUUID())).rejects.toMatchObject({ code: 'NEWSLETTER_SUBSCRIBER_NOT_FOUND' })
})
