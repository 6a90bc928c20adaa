import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { ErasureStarted } from '@seneb/contracts/messages/enquiry/erasure.messages'
import type { ReceivedEvent } from '@seneb/service-kit/decorators'
import type { TestDb } from '@seneb/testkit/test-db'

import { AiPlan } from '../ai-plans/ai-plan.entity.js'
import { evictPlans, planningCtx, planningDb, planOf } from '../planning.fixture.js'
import type { PlanningCtx } from '../planning-ctx.js'
import { onErasureStarted } from './on-erasure-started.js'

let database: TestDb
let ctx: PlanningCtx

beforeAll(async () => {
  database = await planningDb()
  ctx = planningCtx({ db: database.db })
})
beforeEach(() => evictPlans(database.db))
afterAll(() => database.close())

test('a draft is deleted with its facts when its enquiry is erased; others stay [LEGAL-05]', async () => {
  const { row } = await planOf(ctx, { travelingFromCity: 'canary city' })
  const { row: other } = await planOf(ctx, {})
  const about = { enquiryId: row.id, kind: 'trip-plan', reason: 'person-asked' } as const
  const data = { ...about, recordIds: [row.id], startedAt: ctx.now().toISOString() }
  const event: ReceivedEvent<typeof ErasureStarted> = { id: ctx.newId(), at: ctx.now(), data }

  await onErasureStarted(event, ctx)
  await onErasureStarted(event, ctx)

  const remaining = await database.db.read((tx) => tx.find(AiPlan))
  expect(remaining.map(({ id }) => id)).toEqual([other.id])
  expect(JSON.stringify(remaining)).not.toContain('canary')
})
