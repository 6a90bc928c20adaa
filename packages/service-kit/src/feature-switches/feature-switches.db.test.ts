import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { silentLogger } from '@seneb/testkit/silent-logger'
import { fixedClock } from '@seneb/testkit/test-ctx'
import { testDb, type TestDb } from '@seneb/testkit/test-db'
import { testAtRest } from '@seneb/testkit/test-keys'

import { createCtx, type Ctx } from '../ctx.js'
import type { Db } from '../database/db.js'

let postgres: TestDb
beforeAll(async () => {
  postgres = await testDb({ schema: 'referral', entities: [] })
})
beforeEach(() => postgres.dataSource.query('delete from feature_switches'))
afterAll(() => postgres.close())

/** One process of a service, with its own memory, and a count of its reads of the switches. */
function aProcess({ db: own } = postgres) {
  const clock = fixedClock()
  let reads = 0
  let hold: (() => Promise<void>) | undefined
  const db: Db = {
    write: (fn) => own.write(fn),
    run: (sql, params) => own.run(sql, params),
    read: async (fn) => {
      reads++
      const result = await own.read(fn)
      await hold?.()
      return result
    },
  }
  const base = createCtx({ db, log: silentLogger, wake: () => undefined, atRest: testAtRest })
  const ctx: Ctx = { ...base, now: () => clock.now() }
  const isOn = () => ctx.switches.isOn('planner.acceptsEnquiries', ctx)
  const turn = (on: boolean, changedAt: string) =>
    ctx.switches.store({ changedAt, switches: [{ name: 'planner.acceptsEnquiries', isOn: on }] }, ctx)
  const holdReads = (fn?: () => Promise<void>) => {
    hold = fn
  }
  return { clock, isOn, turn, reads: () => reads, holdReads }
}

test('a switch has its shipped value until the first change, which takes effect right away in the process that stored it', async () => {
  const one = aProcess()
  expect(await one.isOn()).toBe(true)

  await one.turn(false, '2026-11-29T10:00:00.000Z')

  expect(await one.isOn()).toBe(false)
})

test('another replica follows within two seconds, with one read for all concurrent callers', async () => {
  const [one, other] = [aProcess(), aProcess()]
  expect(await other.isOn()).toBe(true)
  await one.turn(false, '2026-11-29T10:00:00.000Z')

  other.clock.advance(1999)
  expect(await other.isOn()).toBe(true)
  other.clock.advance(1)
  expect(await Promise.all([other.isOn(), other.isOn(), other.isOn()])).toEqual([false, false, false])
  expect(other.reads()).toBe(2)
})

test('a change that arrives late changes nothing, and one that arrives twice is one', async () => {
  const one = aProcess()
  await one.turn(false, '2026-11-29T10:00:01.000Z')
  await one.turn(true, '2026-11-29T10:00:00.000Z')
  await one.turn(false, '2026-11-29T10:00:01.000Z')

  expect(await one.isOn()).toBe(false)
})

test('values that were read before a change is stored do not hold after it', async () => {
  const one = aProcess()
  const [hasRead, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  one.holdReads(() => {
    hasRead.resolve()
    return release.promise
  })
  const early = one.isOn()
  await hasRead.promise
  await one.turn(false, '2026-11-29T10:00:00.000Z')
  one.holdReads()

  expect(await one.isOn()).toBe(false)
  release.resolve()
  expect(await early).toBe(true)
  expect(await one.isOn()).toBe(false)
})

test('the values known last hold while the database cannot be read', async () => {
  const own = await testDb({ schema: 'referral', entities: [] })
  const one = aProcess(own)
  await one.turn(false, '2026-11-29T10:00:00.000Z')
  expect(await one.isOn()).toBe(false)
  await own.close()
  one.clock.advance(5000)

  expect(await one.isOn()).toBe(false)
})
