import { setTimeout as pause } from 'node:timers/promises'

import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { connectBus, type Bus } from '@seneb/bus/bus'
import { TripPlanSubmitted } from '@seneb/contracts/messages/enquiry/trip-plan.messages'
import { aTripPlanSubmitted } from '@seneb/testkit/a-trip-plan'
import { silentLogger } from '@seneb/testkit/silent-logger'
import { statementsOf } from '@seneb/testkit/statements-of'
import { testBus, type TestBus } from '@seneb/testkit/test-bus'
import { testDb, type TestDb } from '@seneb/testkit/test-db'

import { eventually } from '../../../../tests/support/eventually.js'
import { Relay } from './relay.js'

let nats: TestBus
let bus: Bus
let postgres: TestDb
let relay: Relay | undefined

beforeAll(async () => {
  nats = await testBus()
  bus = await connectBus({ name: 'enquiry', url: nats.urlOf('enquiry'), log: silentLogger })
  postgres = await testDb({ schema: 'enquiry', onOutboxWrite: () => relay?.said() })
  const { dataSource, url: databaseUrl } = postgres
  relay = new Relay({ service: 'enquiry', bus, dataSource, databaseUrl, log: silentLogger })
  await relay.start()
})
afterAll(async () => {
  await relay?.stop()
  await bus.drain()
  await postgres.close()
  await nats.stop()
})

const say = () => postgres.db.write((tx) => tx.say(TripPlanSubmitted, aTripPlanSubmitted()))
const everythingPublished = async () => {
  const sql = '/* test */ select id from outbox where published_at is null'
  return (await postgres.db.read((tx) => tx.query(sql))).length === 0
}

test('after a batch the relay waits for what is said next, and takes that together [P9]', async () => {
  const waitsMs: number[] = []
  let markedAt: number | undefined
  const watch = (sql: string) => {
    if (sql.includes('takeWaitingEntries') && markedAt !== undefined) waitsMs.push(performance.now() - markedAt)
    if (sql.includes('takeWaitingEntries')) markedAt = undefined
    if (sql.includes('markPublished')) markedAt = performance.now()
  }

  const statements = await statementsOf(
    postgres.dataSource,
    async () => {
      for (let i = 0; i < 30; i++) {
        await say()
        await pause(5)
      }
      await eventually('everything is published', everythingPublished)
    },
    watch,
  )

  // Never sooner; a busy machine may be later. A timer may come a millisecond early.
  expect(waitsMs.filter((ms) => !(ms >= 24))).toEqual([])
  expect(waitsMs.length).toBeGreaterThan(1)
  // The word to other relays goes over another connection than those for work.
  expect(statements.filter((sql) => sql.includes('pg_notify'))).toEqual([])
})
