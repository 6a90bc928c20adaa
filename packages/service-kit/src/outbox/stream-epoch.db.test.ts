import { setTimeout } from 'node:timers/promises'

import { jetstreamManager } from '@nats-io/jetstream'
import { connectBus, type Bus } from '@seneb/bus/bus'
import { getOwnStreamInfo } from '@seneb/bus/streams'
import { eventSubject } from '@seneb/contracts/define'
import { AiPlanRequested } from '@seneb/contracts/messages/enquiry/care-plan.messages'
import { aTripPlanSubmitted } from '@seneb/testkit/a-trip-plan'
import { silentLogger } from '@seneb/testkit/silent-logger'
import { testBus, type TestBus } from '@seneb/testkit/test-bus'
import { testDb, type TestDb } from '@seneb/testkit/test-db'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import pg from 'pg'

import { eventually } from '../../../../tests/support/eventually.js'
import { OutboxRelay } from './outbox-relay.js'
import { verifyStreamEpoch } from './stream-epoch.js'

/** Number of events of a busy service in a week; more than one statement can change within its time limit. */
const busyWeek = 200_000
/** Some portions. */
const busyHour = 40_000
const portion = 5000
const looked = 600

let nats: TestBus
let bus: Bus
let postgres: TestDb
let admin: pg.Client
let epochCheck: Parameters<typeof verifyStreamEpoch>[0]

beforeAll(async () => {
  nats = await testBus()
  bus = await connectBus({ name: 'enquiry', url: nats.urlOf('enquiry'), log: silentLogger })
  postgres = await testDb({ schema: 'enquiry', timeoutMs: 2000 })
  epochCheck = { dataSource: postgres.dataSource, readStream, log: silentLogger }
  admin = new pg.Client({ connectionString: postgres.adminUrl })
  await admin.connect()
  await admin.query('set search_path = enquiry')
})
afterAll(async () => {
  await admin.end()
  await bus.drain()
  await postgres.close()
  await nats.stop()
})

const readStream = () => getOwnStreamInfo(bus, 'enquiry')

/** Inserted by the superuser, who has no time limit. */
async function publishedToAStreamThatIsLost(rows: number): Promise<void> {
  const { trip, tripPlanId } = aTripPlanSubmitted()
  const fill = `insert into outbox (id, subject, payload, occurred_at)
    select lpad(to_hex(n), 32, '0')::uuid, $1, jsonb_build_object('sealed', repeat('x', 1500)),
      case when n <= 10 then now() - interval '8 days' else now() end
    from generate_series(1, ${rows + 10}) n`
  await admin.query('truncate outbox, outbox_unpublished, stream_epochs')
  await admin.query(fill, [eventSubject(AiPlanRequested, { tripPlanId, trip })])
  const lost = `insert into stream_epochs (stream, created, last_seq) values ($1, 'in another life', 7)`
  await admin.query(lost, [(await readStream())?.config.name])
  await admin.query('analyze')
}

async function numberOf(sql: string): Promise<number> {
  const { rows } = await admin.query<{ n: number }>(`select (${sql})::int as n`)
  return rows[0]?.n ?? NaN
}
const waiting = () => numberOf('select count(*) from outbox_unpublished')
const maxPortionRows = () =>
  numberOf('select max(n) from (select count(*) n from outbox_unpublished group by xmin::text) t')
const isStored = async () => {
  const { rows } = await admin.query<{ created: string }>('select created from stream_epochs')
  return rows[0]?.created === (await readStream())?.created
}

test('a busy week of 200,000 rows is published again after a lost store, oldest first, in statements of 5,000 [R4]', async () => {
  await publishedToAStreamThatIsLost(busyWeek)
  const relay = startedRelay()
  try {
    const published = async () => ((await readStream())?.state.messages ?? 0) >= looked
    await eventually('the oldest are published', published, 60_000)
  } finally {
    await relay.stop()
  }

  expect(await isStored()).toBe(true)
  expect(await maxPortionRows()).toBeLessThanOrEqual(portion)
  expect(await publishedIds()).toEqual(await oldestIds())
}, 120_000)

test('a relay that ends amid the refill leaves it to the next, because the new stream is not remembered yet [R4]', async () => {
  await publishedToAStreamThatIsLost(busyHour)
  let readCount = 0
  const endsAtTheThird = () => (++readCount === 3 ? Promise.reject(new Error('ended')) : readStream())

  await expect(verifyStreamEpoch({ ...epochCheck, readStream: endsAtTheThird })).rejects.toThrow('ended')
  expect([await waiting(), await isStored()]).toEqual([2 * portion, false])
  await verifyStreamEpoch(epochCheck)

  expect([await waiting(), await isStored()]).toEqual([busyHour, true])
}, 60_000)

test('relays that find the store lost refill it one at a time, and the others wait until it is complete [R4]', async () => {
  await publishedToAStreamThatIsLost(busyHour)
  const one = async () => {
    await verifyStreamEpoch(epochCheck)
    return waiting()
  }

  expect(await Promise.all([one(), one(), one()])).toEqual([busyHour, busyHour, busyHour])
  expect(await isStored()).toBe(true)
}, 60_000)

test('a portion that takes longer than a statement may is halved until it does not [R4]', async () => {
  await publishedToAStreamThatIsLost(busyHour)
  // Half a millisecond per row: 5,000 exceed a statement's limit of two seconds.
  await admin.query(`create function slow() returns trigger language plpgsql as
    $$ begin perform pg_sleep(0.0005); return new; end $$`)
  await admin.query('create trigger slow before insert on outbox_unpublished for each row execute function slow()')
  const stopped = new AbortController()
  try {
    const refill = verifyStreamEpoch(epochCheck, stopped.signal)
    await eventually('a portion is waiting', async () => (await waiting()) > 0, 20_000)
    stopped.abort()
    expect(await refill).toBe(false)
  } finally {
    await admin.query('drop trigger slow on outbox_unpublished; drop function slow()')
  }

  expect(await isStored()).toBe(false)
  expect(await maxPortionRows()).toBeLessThanOrEqual(portion / 2)
}, 60_000)

test('a relay that is stopped during a refill, also of another relay, publishes no incomplete backlog [R4]', async () => {
  await publishedToAStreamThatIsLost(busyHour)
  const stored = (await readStream())?.state.last_seq
  const amid = startedRelay()
  await eventually('a portion is waiting', async () => (await waiting()) > 0, 10_000)
  await amid.stop()
  expect(await waiting()).toBeLessThan(busyHour)

  await admin.query('begin')
  await admin.query(`select pg_advisory_xact_lock(hashtext('stream epoch enquiry'))`)
  const secondRelay = startedRelay()
  await setTimeout(200)
  await secondRelay.stop()
  await admin.query('rollback')

  expect([await isStored(), (await readStream())?.state.last_seq]).toEqual([false, stored])
}, 60_000)

function startedRelay(): OutboxRelay {
  const relay = new OutboxRelay({ service: 'enquiry', bus, dataSource: postgres.dataSource, log: silentLogger })
  relay.start()
  return relay
}

async function publishedIds(): Promise<(string | undefined)[]> {
  const connection = await nats.connect()
  try {
    const manager = await jetstreamManager(connection)
    const { config, state } = (await readStream()) ?? {}
    const first = state?.first_seq ?? 1
    const seqs = Array.from({ length: looked }, (_, i) => first + i)
    const messages = await Promise.all(seqs.map((seq) => manager.streams.getMessage(config?.name ?? '', { seq })))
    return messages.map((message) => message?.header.get('Nats-Msg-Id'))
  } finally {
    await connection.close()
  }
}

async function oldestIds(): Promise<string[]> {
  const { rows } = await admin.query<{ id: string }>(
    `select id from outbox where occurred_at > now() - interval '1 hour' and seq > (select min(seq) + 9 from outbox)
     order by seq limit ${looked}`,
  )
  return rows.map(({ id }) => id)
}
