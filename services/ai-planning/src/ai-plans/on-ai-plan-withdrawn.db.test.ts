import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { AiPlanWithdrawn } from '@seneb/contracts/messages/enquiry/care-plan.messages'
import type { ReceivedEvent } from '@seneb/service-kit/decorators'
import type { TestDb } from '@seneb/testkit/test-db'

import {
  evictPlans,
  planningCtx,
  planningDb,
  planOf,
  runUntilAnnounced,
  statedAbout,
  storedPlan,
  submitTrip,
} from '../planning.fixture.js'
import type { PlanningCtx } from '../planning-ctx.js'
import { planningWorkers } from '../planning-workers.js'
import { announceAiPlans } from './announce-ai-plans.js'
import { AiPlan } from './ai-plan.entity.js'
import { generateAiPlans } from './generate-ai-plans.js'
import { offlinePlanWriter } from './plan-writer.js'
import { onAiPlanWithdrawn } from './on-ai-plan-events.js'

let database: TestDb
let ctx: PlanningCtx

beforeAll(async () => {
  database = await planningDb()
  ctx = planningCtx({ db: database.db })
})
beforeEach(() => evictPlans(database.db))
afterAll(() => database.close())

function withdraw(tripPlanId: string): Promise<void> {
  const data = { tripPlanId, withdrawnAt: ctx.now().toISOString() }
  const event: ReceivedEvent<typeof AiPlanWithdrawn> = { id: ctx.newId(), at: ctx.now(), data }
  return onAiPlanWithdrawn(event, ctx)
}

const emptied = { state: 'withdrawn', trip: {}, generated_plan: null, lease_holder: null }

/** The whole table as text. */
async function tableAsText(): Promise<string> {
  return JSON.stringify(await database.db.read((tx) => tx.find(AiPlan)))
}

test('a draft that was made is erased with the facts it was made from, again and again alike [TRIP-26, D-66, LEGAL-05]', async () => {
  const { row } = await planOf(ctx, { travelingFromCity: 'canary city' })
  expect(row.generated_plan).toContain('Veneers')

  await withdraw(row.id)
  await withdraw(row.id)

  expect(await storedPlan(database.db, row.id)).toMatchObject({ ...emptied, announced_at: row.announced_at })
  expect(await tableAsText()).not.toMatch(/canary|Veneers|Dental/)
})

test('a draft that is not yet written is never written, and nothing is published about it [TRIP-26, D-66]', async () => {
  const id = await submitTrip(ctx)

  await withdraw(id)
  await generateAiPlans(ctx)
  await announceAiPlans(ctx)

  expect(await storedPlan(database.db, id)).toMatchObject({ ...emptied, attempts: 0 })
  expect(await statedAbout(database.db, id)).toEqual([])
})

test('a draft that arrives after the withdrawal is not stored [TRIP-26, D-66]', async () => {
  const during = planningCtx({
    db: database.db,
    planWriter: {
      ...offlinePlanWriter,
      write: async (trip, entry, writing) => {
        await withdraw(id)
        return offlinePlanWriter.write(trip, entry, writing)
      },
    },
  })
  const id = await submitTrip(during)

  await generateAiPlans(during)
  await announceAiPlans(during)

  expect(await storedPlan(database.db, id)).toMatchObject({ ...emptied, attempts: 1 })
  expect(await statedAbout(database.db, id)).toEqual([])
})

test('a request consumed after its withdrawal is not drafted [TRIP-26, D-66]', async () => {
  const tripPlanId = ctx.newId()

  await withdraw(tripPlanId)
  await submitTrip(ctx, { tripPlanId })
  await runUntilAnnounced(ctx)

  expect(await storedPlan(database.db, tripPlanId)).toMatchObject({ ...emptied, attempts: 0 })
  expect(await statedAbout(database.db, tripPlanId)).toEqual([])
})

test('the emptied row ends with the time of its enquiry [O-7]', async () => {
  await withdraw(ctx.newId())
  const in25Months = new Date(Date.now() + 25 * 31 * 24 * 60 * 60 * 1000)

  await planningWorkers.find(({ name }) => name === 'forget-plans')?.run({ ...ctx, now: () => in25Months })

  expect(await database.db.read((tx) => tx.find(AiPlan))).toEqual([])
})
