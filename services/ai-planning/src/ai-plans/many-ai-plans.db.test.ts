import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { AppError } from '@seneb/platform/app-error'
import { PostgresDb } from '@seneb/service-kit/database/postgres-db'
import { statementsOf } from '@seneb/testkit/statements-of'
import type { TestDb } from '@seneb/testkit/test-db'

import {
  evictPlans,
  planningCtx,
  planningDb,
  runUntilAnnounced,
  statedAbout,
  storedPlan,
  submitTrip,
} from '../planning.fixture.js'
import type { PlanningCtx } from '../planning-ctx.js'
import { announceAiPlans } from './announce-ai-plans.js'
import { generateAiPlans } from './generate-ai-plans.js'
import { offlinePlanWriter, type PlanWriter } from './plan-writer.js'

let database: TestDb
let ctx: PlanningCtx

beforeAll(async () => {
  database = await planningDb()
  ctx = planningCtx({ db: database.db })
})
afterEach(() => evictPlans(database.db))
afterAll(() => database.close())

/** A character that PostgreSQL cannot store in text. */
const nul = String.fromCharCode(0)
const nameOf = (sql: string) => /^\/\* (\w+) \*\//.exec(sql)?.[1] ?? sql
const change = (sql: string, params: unknown[] = []) => database.db.run(`/* change */ ${sql}`, params)
const writerThat = (write: PlanWriter['write'], callsProvider = true): PlanWriter => ({
  name: 'openai',
  model: 'gpt-test',
  callsProvider,
  write,
})

test('our own rules take and store twenty plans by three statements, and announce them in one transaction [P9]', async () => {
  const ids = []
  for (let i = 0; i < 25; i++) ids.push(await submitTrip(ctx))

  const writing = await statementsOf(async () => {
    expect(await generateAiPlans(ctx)).toBe('again')
  })
  expect(writing.map(nameOf)).toEqual(['claimPlans', 'catalogueEntries', 'storePlans'])
  expect(await generateAiPlans(ctx)).toBeUndefined()

  const announcing = await statementsOf(() => announceAiPlans(ctx))
  expect(announcing.map(nameOf)).toEqual(['anySettled', 'begin', 'claimSettled', expect.anything(), 'commit'])
  await runUntilAnnounced(ctx)
  for (const id of ids) expect(await statedAbout(database.db, id)).toHaveLength(1)
  const idle = await statementsOf(() => announceAiPlans(ctx))
  expect(idle.map(nameOf)).toEqual(['anySettled'])
})

test('a provider handles one plan at a time, so that a slow response delays no other plan [R8]', async () => {
  const [first, second] = [await submitTrip(ctx), await submitTrip(ctx)]
  await generateAiPlans({ ...ctx, planWriter: writerThat((...args) => offlinePlanWriter.write(...args)) })

  expect((await storedPlan(database.db, first)).state).toBe('generated')
  expect((await storedPlan(database.db, second)).state).toBe('requested')
})

test('a plan that cannot be stored costs the others nothing, and ends after its three attempts [PIPE-18]', async () => {
  const ids = [await submitTrip(ctx), await submitTrip(ctx), await submitTrip(ctx)]
  let written = 0
  const unstorable = writerThat(async (...args) => {
    const plan = await offlinePlanWriter.write(...args)
    return written++ === 1 ? { ...plan, summary: nul } : plan
  }, false)

  await expect(generateAiPlans({ ...ctx, planWriter: unstorable })).rejects.toMatchObject({ code: '22021' })

  const states = await Promise.all(ids.map(async (id) => (await storedPlan(database.db, id)).state))
  expect(states.toSorted()).toEqual(['generated', 'generated', 'generating'])
  const always = writerThat(async (...args) => ({ ...(await offlinePlanWriter.write(...args)), summary: nul }), false)
  for (let attempt = 2; attempt <= 4; attempt++) {
    await change(`update ai_trip_plans set lease_until = clock_timestamp() where state = 'generating'`)
    await generateAiPlans({ ...ctx, planWriter: always }).catch(() => undefined)
  }
  await runUntilAnnounced(ctx)
  const reasons = await Promise.all(ids.map(async (id) => (await statedAbout(database.db, id))[0]?.payload.reason))
  expect(reasons.filter(Boolean)).toEqual(['An unexpected error occurred'])
})

test('of several plans stored together, one whose lease was taken over is left to its successor [R8]', async () => {
  const ids = [await submitTrip(ctx), await submitTrip(ctx)]
  let takeOver = async () => {
    await change(`update ai_trip_plans set lease_holder = gen_random_uuid() where id = $1`, [ids[0]])
  }
  const overtaken = writerThat(async (...args) => {
    await takeOver()
    takeOver = () => Promise.resolve()
    return offlinePlanWriter.write(...args)
  }, false)
  await generateAiPlans({ ...ctx, planWriter: overtaken })

  const states = await Promise.all(ids.map(async (id) => (await storedPlan(database.db, id)).state))
  expect(states).toEqual(['generating', 'generated'])
})

test('while the catalogue cannot be read the plans are tried again, none is failed for it [R8]', async () => {
  const id = await submitTrip(ctx)
  const unavailable = { read: () => Promise.reject(new AppError('UNAVAILABLE')) }
  const db = Object.assign(new PostgresDb(database.dataSource), unavailable)
  await generateAiPlans({ ...ctx, db })

  expect(await storedPlan(database.db, id)).toMatchObject({ state: 'requested', attempts: 1 })
  await runUntilAnnounced(ctx)
  expect((await storedPlan(database.db, id)).state).toBe('generated')
})
