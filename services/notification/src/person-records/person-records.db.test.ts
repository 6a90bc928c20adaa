import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { RecordTable } from '@seneb/contracts/vocabulary/person-records'
import { decompressRecord } from '@seneb/platform/compressed-record'
import type { TestDb } from '@seneb/testkit/test-db'

import { InboundDesk } from '../inbound-emails/inbound-desk.fixture.js'
import { writtenEmail } from '../inbound-emails/written-email.fixture.js'
import { notificationDb, patientAddress, queueMail, testService } from '../notification.fixture.js'
import { readPersonRecord } from './read-person-record.js'

let db: TestDb

beforeAll(async () => {
  db = await notificationDb()
})
afterAll(() => db.close())

test('a record lists mails and their outcome, without their text or links [LEGAL-05, S13]', async () => {
  const { ctx } = testService({ db: db.db })
  const id = await queueMail(ctx)
  await queueMail(ctx)

  const { record } = await readPersonRecord({ enquiryId: id }, ctx)

  const tables = (await decompressRecord(record)) as RecordTable[]
  const mails = tables.find(({ table }) => table === 'email_deliveries')?.rows
  expect(mails).toMatchObject([{ cause_id: id, kind: 'trip-plan-receipt', state: 'queued' }])
  expect(JSON.stringify(tables)).not.toContain(patientAddress)
})

test('a record says which emails arrived, without their content, of which enquiry has the text [LEGAL-05, S13]', async () => {
  const desk = new InboundDesk(db)
  const { id, replyAddress } = await desk.mailedEnquiry()
  const files = [{ name: 'x-ray.png', type: 'image/png', bytes: Buffer.alloc(30_000, 3) }]
  await desk.receive(writtenEmail({ to: replyAddress, text: 'lymphoma', files }))
  await desk.receive(writtenEmail({ from: 'stranger@example.net' }))
  await desk.process()

  const { record } = await readPersonRecord({ enquiryId: id }, desk.ctx)

  const tables = (await decompressRecord(record)) as RecordTable[]
  const rowsOf = (name: string) => tables.find(({ table }) => table === name)?.rows
  expect(rowsOf('inbound_emails')).toMatchObject([{ enquiry_id: id, kind: 'message', state: 'filed' }])
  expect(rowsOf('inbound_attachments')).toMatchObject([{ state: 'waiting' }])
  expect(JSON.stringify(tables.map(({ rows }) => rows))).not.toMatch(/lymphoma|patient@|_sealed|_digest/)
})
