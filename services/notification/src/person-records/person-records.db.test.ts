import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { RecordTable } from '@seneb/contracts/vocabulary/person-records'
import { decompressRecord } from '@seneb/platform/compressed-record'
import type { TestDb } from '@seneb/testkit/test-db'

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
  expect(tables).toMatchObject([{ rows: [{ cause_id: id, kind: 'trip-plan-receipt', state: 'queued' }] }])
  expect(JSON.stringify(tables)).not.toContain(patientAddress)
})
