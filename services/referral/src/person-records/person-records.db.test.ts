import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { StaffActionCompleted } from '@seneb/contracts/messages/referral/every-service.messages'
import type { RecordTable } from '@seneb/contracts/vocabulary/person-records'
import { decompressRecord } from '@seneb/platform/compressed-record'
import { withStaffActor } from '@seneb/service-kit/requests/access'
import { outboxPayloads } from '@seneb/testkit/outbox-payloads'
import type { TestDb } from '@seneb/testkit/test-db'

import { reviewerId } from '../ambassador-applications/ambassador-review.fixture.js'
import { eraseAmbassador } from '../ambassadors/change-ambassador.js'
import { revokeReferralCode } from '../referral-codes/change-referral-code.js'
import { CodeDesk } from '../referral-codes/referral-codes.fixture.js'
import { referralDb, referralTestCtx } from '../referral.fixture.js'
import { onReferredTripPlanSubmitted } from '../referrals/on-referred-trip-plan-submitted.js'
import { exportAmbassador } from './export-ambassador.js'
import { readPersonRecord } from './read-person-record.js'

let postgres: TestDb

beforeAll(async () => {
  postgres = await referralDb()
})
afterAll(() => postgres.close())

test('a record names the link that referred the enquiry, of that enquiry alone [LEGAL-05, D-14]', async () => {
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

test('the record of an ambassador without an application contains only their names, codes and history; after erasure there is none [LEGAL-05]', async () => {
  const desk = new CodeDesk(postgres)
  const [id, other] = [await desk.ambassador('Exported Person'), await desk.ambassador('Other Person')]
  await desk.assigned('own-code', id)
  await desk.assigned('other-code', other)
  await revokeReferralCode({ code: 'own-code', version: 2, reason: 'Exported Person travels.' }, desk.as())
  const staff = { id: reviewerId, sessionId: randomUUID(), name: 'Salma', title: '', roles: ['care-lead' as const] }
  const ctx = withStaffActor(desk.visitor(), 'referral', { ...staff, authenticatedAt: new Date() })
  const recordOf = () => exportAmbassador({ recordId: id, format: 'json' }, ctx)

  const { record, reference } = await recordOf()

  expect(reference).toBe('exported.person@guides.example')
  const tables = (await decompressRecord(record)) as RecordTable[]
  expect(tables).toMatchObject([
    { table: 'ambassadors', rows: [{ id, name: 'Exported Person' }] },
    { table: 'referral_codes', rows: [{ code: 'own-code', state: 'revoked' }] },
    {
      table: 'referral_changes',
      rows: [{ action: 'add' }, { action: 'assign' }, { reason: 'Exported Person travels.' }],
    },
  ])
  const rows = JSON.stringify(tables.map((table) => table.rows))
  expect(rows).not.toContain('Other Person')
  expect(rows).not.toContain('staff_id')
  const acts = (await outboxPayloads(postgres.db, StaffActionCompleted)).filter(({ object }) => object.id === id)
  expect(acts.at(-1)).toMatchObject({ action: 'export-ambassador', fields: [{ name: 'format', to: 'json' }] })
  await eraseAmbassador({ ambassadorId: id, version: 1 }, desk.as())
  await expect(recordOf()).rejects.toMatchObject({ code: 'AMBASSADOR_NOT_FOUND' })
})
