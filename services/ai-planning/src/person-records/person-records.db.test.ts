import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { RecordTable } from '@seneb/contracts/vocabulary/person-records'
import { decompressRecord } from '@seneb/platform/compressed-record'
import type { TestDb } from '@seneb/testkit/test-db'

import { adding, planToSave, staffAs } from '../care-plans/care-plans.fixture.js'
import { requestPlanChanges } from '../care-plans/approve-care-plan.js'
import { saveCarePlan } from '../care-plans/save-care-plan.js'
import { planningCtx, planningDb, planOf } from '../planning.fixture.js'
import type { PlanningCtx } from '../planning-ctx.js'
import { readPersonRecord } from './read-person-record.js'

let database: TestDb
let ctx: PlanningCtx

beforeAll(async () => {
  database = await planningDb()
  ctx = planningCtx({ db: database.db })
})
afterAll(() => database.close())

test('a record contains the facts, the draft and every version decrypted, without identifying staff [LEGAL-05, D-49]', async () => {
  const lead = staffAs(ctx, 'Salma', 'care-lead')
  const { row } = await planOf(ctx, { treatmentType: 'Dental Care', travelingFromCity: 'canary city' })
  await planOf(ctx, { travelingFromCity: 'another city' })
  await saveCarePlan(await planToSave(row.id, adding('Bring your papers.'), ctx), lead)
  await requestPlanChanges({ tripPlanId: row.id, version: 2, note: 'ask when she may fly' }, lead)

  const { record } = await readPersonRecord({ enquiryId: row.id }, ctx)
  const tables = (await decompressRecord(record)) as RecordTable[]

  const text = JSON.stringify(tables.map(({ rows }) => rows))
  for (const phrase of ['canary city', 'Bring your papers.', 'ask when she may fly']) expect(text).toContain(phrase)
  expect(text).not.toContain('another city')
  expect(text).not.toContain(lead.staff?.id)
})
