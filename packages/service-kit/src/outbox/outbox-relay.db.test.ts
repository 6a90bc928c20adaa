import { setTimeout as pause } from 'node:timers/promises'

import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { connectBus, type Bus } from '@seneb/bus/bus'
import { getOwnStreamInfo } from '@seneb/bus/streams'
import { TripPlanSubmitted } from '@seneb/contracts/messages/enquiry/trip-plan.messages'
import { aTripPlanSubmitted } from '@seneb/testkit/a-trip-plan'
import { silentLogger } from '@seneb/testkit/silent-logger'
import { statementsOf } from '@seneb/testkit/statements-of'
import { testBus, type TestBus } from '@seneb/testkit/test-bus'
import { testDb, type TestDb } from '@seneb/testkit/test-db'

import { eventually } from '../../../../tests/support/eventually.js'
import type { OutboxEntry } from '../database/kit-tables.js'
import { OutboxRelay } from './outbox-relay.js'

let nats: TestBus
let bus: Bus
let postgres: TestDb
/**
 * Relay that receives new outbox entries. When undefined, no relay receives them, as after a process that ended between
 * its commit and publishing.
 */
let activeRelay: OutboxRelay | undefined
const started: OutboxRelay[] = []

beforeAll(async () => {
  nats = await testBus()
  bus = await connectBus({ name: 'enquiry', url: nats.urlOf('enquiry'), log: silentLogger })
  postgres = await testDb({ schema: 'enquiry', onOutboxWrite: (entries) => activeRelay?.onCommit(entries) })
})
afterEach(async () => {
  activeRelay = undefined
  await Promise.all(started.splice(0).map((relay) => relay.stop()))
})
afterAll(async () => {
  await bus.drain()
  await postgres.close()
  await nats.stop()
})

/** Returns a relay that has checked the stream and the outbox, and therefore publishes the entries it receives. */
async function aRelay(): Promise<OutboxRelay> {
  const relay = new OutboxRelay({ service: 'enquiry', bus, dataSource: postgres.dataSource, log: silentLogger })
  started.push(relay)
  relay.start()
  await eventually('it has looked', () => relay.state.runs > 0)
  return relay
}

const publish = () => postgres.db.write((tx) => tx.publish(TripPlanSubmitted, aTripPlanSubmitted()))
const publishTogether = (count: number) =>
  postgres.db.write(async (tx) => {
    for (let i = 0; i < count; i++) await tx.publish(TripPlanSubmitted, aTripPlanSubmitted())
  })
const rows = (sql: string) => postgres.db.read((tx) => tx.query<{ id: string }>(`/* test */ ${sql}`))
const everythingPublished = async () => (await rows('select id from outbox_unpublished')).length === 0
const messages = async () => (await getOwnStreamInfo(bus, 'enquiry'))?.state.messages ?? NaN

test('publishing a single event costs one extra statement [P9]', async () => {
  activeRelay = await aRelay()
  const before = await messages()

  let isMarked = false
  const statements = await statementsOf(
    async () => {
      await publish()
      await eventually('the stream has it', async () => (await messages()) === before + 1)
      await eventually('it is marked', () => isMarked)
    },
    (sql) => (isMarked ||= sql.includes('markPublished')),
  )

  const ofTheRelay = statements.filter((sql) => /from outbox|update outbox|begin|commit/.test(sql))
  expect(ofTheRelay.filter((sql) => !sql.includes('findMissedEntries'))).toEqual([
    expect.stringContaining('markPublished'),
  ])
  await eventually('everything is published', everythingPublished)
})

test('after a batch the relay waits briefly and publishes the next events together [P9]', async () => {
  activeRelay = await aRelay()
  const timestamps: number[] = []
  const watch = (sql: string) => {
    if (sql.includes('markPublished')) timestamps.push(performance.now())
  }
  await statementsOf(async () => {
    for (let i = 0; i < 30; i++) {
      await publish()
      await pause(5)
    }
    await eventually('everything is published', everythingPublished)
  }, watch)

  // A timer may fire a millisecond early, and late on a busy machine.
  expect(timestamps.slice(1).filter((at, i) => !(at - (timestamps[i] ?? NaN) >= 49))).toEqual([])
  expect(timestamps.length).toBeGreaterThan(1)
})

test('events of a process that ended before publishing are found by the check every second [R1]', async () => {
  await aRelay()
  const before = await messages()
  await publish()

  await eventually('it is published', everythingPublished)

  expect(await messages()).toBe(before + 1)
})

test('publishing does not rewrite outbox rows', async () => {
  const relay = await aRelay()
  const versions = () => rows('select id, xmin::text as version from outbox order by seq desc limit 3')
  const buffered: OutboxEntry[] = []
  activeRelay = { onCommit: (entries: readonly OutboxEntry[]) => buffered.push(...entries) } as unknown as OutboxRelay
  await publishTogether(3)
  const initialVersions = await versions()

  relay.onCommit(buffered)
  await eventually('everything is published', everythingPublished)

  expect(await versions()).toEqual(initialVersions)
})

test('events found by several relays at once are stored once in the stream [R1]', async () => {
  const [first] = await Promise.all([aRelay(), aRelay(), aRelay()])
  const before = await messages()
  activeRelay = first
  for (let i = 0; i < 10; i++) {
    await publishTogether(45)
    await pause(150)
  }
  await eventually('everything is published', everythingPublished)

  expect(await messages()).toBe(before + 450)
}, 30_000)

test('events beyond the buffer are published from the outbox, each once [R1]', async () => {
  activeRelay = await aRelay()
  const before = await messages()

  await Promise.all(Array.from({ length: 30 }, () => publishTogether(40)))
  await eventually('everything is published', everythingPublished)

  expect(await messages()).toBe(before + 1200)
}, 30_000)

test('events that failed to publish are published from their row later [R1]', async () => {
  const relay = await aRelay()
  const before = await messages()
  const buffered: OutboxEntry[] = []
  activeRelay = { onCommit: (entries: readonly OutboxEntry[]) => buffered.push(...entries) } as unknown as OutboxRelay
  await publish()
  // No stream accepts this entry, so the batch fails, and with it the entry that could be stored.
  const nowhere = Object.assign({}, buffered[0], { id: '0198c0de-0000-7000-8000-00000000dead', subject: 'nowhere' })
  relay.onCommit([nowhere, ...buffered])
  await eventually('a turn fails', () => relay.state.failure !== undefined)
  await eventually('the row is published', everythingPublished)

  expect(await messages()).toBe(before + 1)
})

test('events buffered too long are published from their row, or not at all if it was erased [LEGAL-05]', async () => {
  const relay = await aRelay()
  const before = await messages()
  const buffered: OutboxEntry[] = []
  activeRelay = { onCommit: (entries: readonly OutboxEntry[]) => buffered.push(...entries) } as unknown as OutboxRelay
  await publishTogether(2)
  const [erased, other] = buffered
  for (const table of ['outbox', 'outbox_unpublished'])
    await postgres.db.run(`/* test */ delete from ${table} where id = $1`, [erased?.id])

  const longAgo = new Date(Date.now() - 3500)
  relay.onCommit([erased, other].flatMap((entry) => (entry ? [{ ...entry, occurred_at: longAgo }] : [])))
  await eventually('the row is published', everythingPublished)

  expect(await messages()).toBe(before + 1)
})
