import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { TestDb } from '@seneb/testkit/test-db'

import { planningCtx, planningDb } from '../planning.fixture.js'
import type { PlanningCtx } from '../planning-ctx.js'
import { AiBudgetDay, reserveBudget, settleBudget } from './spend-budget.js'

let database: TestDb
let ctx: PlanningCtx

beforeAll(async () => {
  database = await planningDb()
  ctx = planningCtx({ db: database.db })
})

beforeEach(() => database.db.write((tx) => tx.query('/* forgetBudget */ delete from ai_budget_days')))

afterAll(() => database.close())

const spent = async () => {
  const rows = await database.db.read((tx) => tx.find(AiBudgetDay))
  return rows.map(({ calls, tokens }) => ({ calls, tokens: Number(tokens) }))
}

test('forty concurrent calls never exceed a limit of ten calls a day [R8]', async () => {
  const reservations = await Promise.all(
    Array.from({ length: 40 }, () => reserveBudget(100, { calls: 10, tokens: 1_000_000 }, ctx)),
  )

  expect(reservations.filter(Boolean)).toHaveLength(10)
  expect(await spent()).toEqual([{ calls: 10, tokens: 1000 }])
})

test('concurrent calls never exceed the token limit, because each reserves its maximum [R8]', async () => {
  const reservations = await Promise.all(
    Array.from({ length: 20 }, () => reserveBudget(300, { calls: 100, tokens: 1000 }, ctx)),
  )

  expect(reservations.filter(Boolean)).toHaveLength(3)
})

test('unused tokens of a call are available to the next one', async () => {
  const limits = { calls: 100, tokens: 1000 }
  const reservation = await reserveBudget(900, limits, ctx)
  expect(await reserveBudget(900, limits, ctx)).toBeUndefined()

  if (reservation) await settleBudget(reservation, 50, ctx)

  expect(await spent()).toEqual([{ calls: 1, tokens: 50 }])
  expect(await reserveBudget(900, limits, ctx)).toBeDefined()
})

test.each([
  { calls: 0, tokens: 1000 },
  { calls: 10, tokens: 0 },
])('a limit of nothing allows nothing: %j', async (limits) => {
  expect(await reserveBudget(1, limits, ctx)).toBeUndefined()
  expect(await spent()).toEqual([])
})

test('yesterday does not count today', async () => {
  await database.db.write((tx) =>
    tx.query(`/* spendYesterday */ insert into ai_budget_days values ((now() at time zone 'utc')::date - 1, 10, 1000)`),
  )

  expect(await reserveBudget(900, { calls: 10, tokens: 1000 }, ctx)).toBeDefined()
})
