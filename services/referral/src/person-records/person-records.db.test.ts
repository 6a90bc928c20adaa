import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { RecordTable } from '@seneb/contracts/vocabulary/person-records'
import { decompressRecord } from '@seneb/platform/compressed-record'
import type { TestDb } from '@seneb/testkit/test-db'

import { referralDb, referralTestCtx } from '../referral.fixture.js'
import { onReferredTripPlanSubmitted } from '../referrals/on-referred-trip-plan-submitted.js'
import { readPersonRecord } from './read-person-record.js'

let postgres: TestDb

beforeAll(async () => {
  postgres = await referralDb()
})
afterAll(() => postgres.close())

test('a record says by whose link an enquiry came, of that enquiry alone [LEGAL-05, D-14]', async () => {
  const [own, other] = [randomUUID(), randomUUID()]
  for (const tripPlanId of [own, other]) {
    const data = { tripPlanId, submittedAt: new Date().toISOString(), referredBy: 'sender' }
    await onReferredTripPlanSubmitted({ id: randomUUID(), at: new Date(), data }, referralTestCtx(postgres))
  }

  const { record } = await readPersonRecord({ enquiryId: own }, referralTestCtx(postgres))

  const tables = (await decompressRecord(record)) as RecordTable[]
  expect(tables).toMatchObject([{ table: 'referral_enquiries', rows: [{ trip_plan_id: own, referral_id: 'sender' }] }])
  expect(tables[0]?.rows).toHaveLength(1)
})
