import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { connectBus, type Bus } from '@seneb/bus/bus'
import { UnprocessableMessage } from '@seneb/bus/envelope'
import { eraseMessages, readErasureLedger, writeErasureLedger } from '@seneb/bus/erase-messages'
import { AiPlanRequested } from '@seneb/contracts/messages/enquiry/care-plan.messages'
import { jetstreamManager } from '@nats-io/jetstream'
import { aTripPlanSubmitted } from '@seneb/testkit/a-trip-plan'
import { silentLogger } from '@seneb/testkit/silent-logger'
import { testBus, type TestBus } from '@seneb/testkit/test-bus'
import { testCtx, type TestCtx } from '@seneb/testkit/test-ctx'
import { testDb, type TestDb } from '@seneb/testkit/test-db'
import { testEventSealing } from '@seneb/testkit/test-keys'

import { eventually } from '../../../../tests/support/eventually.js'
import { storeDeadLetter } from '../events/dead-letters.js'
import { EventConsumer } from '../events/event-consumer.js'
import { DuplicateEvent, createHandlerContext } from '../events/inbox.js'
import { OutboxRelay } from '../outbox/outbox-relay.js'
import type { Db } from '../database/db.js'
import { IdempotencyKey, InboxEntry } from '../database/kit-tables.js'
import { eraseRecords, erasableRecordId, isErased } from './erase-records.js'
import type { Erasure } from './erasure-handler.js'
import { finishErasures, refillLedger, replayLedger } from './erasure-work.js'

let nats: TestBus
let bus: Bus
let postgres: TestDb
let relay: OutboxRelay
let ctx: TestCtx

beforeAll(async () => {
  nats = await testBus()
  bus = await connectBus({ name: 'enquiry', url: nats.urlOf('enquiry'), log: silentLogger })
  postgres = await testDb({ schema: 'enquiry', onOutboxWrite: (entries) => relay.onCommit(entries) })
  relay = new OutboxRelay({ service: 'enquiry', bus, dataSource: postgres.dataSource, log: silentLogger })
  relay.start()
  ctx = testCtx({ db: postgres.db })
})
afterAll(async () => {
  await relay.stop()
  await bus.drain()
  await postgres.close()
  await nats.stop()
})
const finished: string[] = []
const rowsErased: string[] = []
beforeEach(async () => {
  finished.length = rowsErased.length = 0
  await postgres.dataSource.query('delete from erased_records')
})

const erasing = {
  eraseRows: (ids: readonly string[]) => {
    rowsErased.push(...ids)
    return Promise.resolve()
  },
  onFinished: (id: string) => {
    finished.push(id)
    return Promise.resolve()
  },
}
const erase = (id: string) => postgres.db.write((tx) => eraseRecords([{ erasureId: id, recordIds: [id] }], erasing, tx))
const worker = () => finishErasures(erasing, ({ recordIds }) => eraseMessages({ bus, service: 'enquiry' }, recordIds))
/**
 * Pretends that work in progress ended long ago, once it has: an entry that a relay is publishing would be stored after
 * the erasure.
 */
async function settle(): Promise<void> {
  const waitingSql = 'select count(*)::int as n from outbox_unpublished'
  await eventually('what was said is published', async () => {
    const [waiting] = await postgres.db.read((tx) => tx.query<{ n: number }>(waitingSql))
    return waiting?.n === 0
  })
  await postgres.dataSource.query(`update erased_records set erased_at = now() - interval '1 minute'`)
}

/**
 * Publishes an event with a person's data, and stores a dead letter about it and the reply to their request; returns
 * the id.
 */
async function publishEvent(): Promise<string> {
  const { trip, tripPlanId: id } = aTripPlanSubmitted()
  const subject = `enquiry.ai-plan.requested.v1.${id}`
  await postgres.db.write((tx) => tx.publish(AiPlanRequested, { tripPlanId: id, trip }))
  await storeDeadLetter(ctx, {
    consumer: 'tests',
    deliveries: 1,
    error: new Error('tests'),
    message: { subject, body: new TextEncoder().encode('canary') },
  })
  const key = { operation: 'tests', key: id, key_digest: id, request_hash: 'tests', replied_at: new Date() }
  await postgres.db.write((tx) => tx.save(Object.assign(new IdempotencyKey(), { ...key, reply: { id } })))
  await eventually('the stream has it', async () => (await subjects()).includes(subject))
  return id
}

/** Returns the subjects in the stream, as an administrator of the server reads them. */
async function subjects(): Promise<string[]> {
  const admin = await nats.connect()
  try {
    const { streams } = await jetstreamManager(admin)
    const info = await streams.info('ENQUIRY', { subjects_filter: '>' })
    return Object.keys(info.state.subjects ?? {})
  } finally {
    await admin.close()
  }
}

async function stored(id: string): Promise<number[]> {
  const count = async (from: string) => {
    const sql = `select count(*)::int as n from ${from}`
    const [row] = await postgres.db.read((tx) => tx.query<{ n: number }>(sql))
    return row?.n ?? NaN
  }
  const isAbout = `where subject like '%${id}' and subject not like '%.erasure.%'`
  return [
    await count(`outbox ${isAbout}`),
    await count(`dead_letters ${isAbout}`),
    await count(`idempotency_keys where reply->>'id' = '${id}'`),
    (await subjects()).filter((subject) => subject.endsWith(id) && !subject.includes('.erasure.')).length,
  ]
}

test('an erasure also removes unpublished events of the record from the buffer [LEGAL-05]', async () => {
  const [id, entryId] = [randomUUID(), randomUUID()]
  await postgres.db.run(
    `/* test */ with entry as (insert into outbox (id, subject, payload, occurred_at)
      values ($1::uuid, 'enquiry.ai-plan.requested.v1.' || $2::text, '{}', now()))
    insert into outbox_unpublished (id) values ($1::uuid)`,
    [entryId, id],
  )

  await erase(id)

  const listed = await postgres.db.run<{ id: string }>('/* test */ select id from outbox_unpublished')
  expect(listed.map((row) => row.id)).not.toContain(entryId)
})

test('outbox events, dead letters and stored replies of an erased record are deleted, and those of others stay [LEGAL-05]', async () => {
  const [id, other] = [await publishEvent(), await publishEvent()]
  expect(await stored(id)).toEqual([1, 1, 1, 1])

  await erase(id)
  await settle()
  await worker().run(ctx)

  expect(await stored(id)).toEqual([0, 0, 0, 0])
  expect(await stored(other)).toEqual([1, 1, 1, 1])
  expect(finished).toEqual([id])
})

test('rows written during an erasure are deleted by a second pass after their transaction ended [LEGAL-05]', async () => {
  const id = await publishEvent()
  await erase(id)
  await worker().run(ctx)
  expect(finished).toEqual([])

  const { trip } = aTripPlanSubmitted()
  await postgres.db.write((tx) => tx.publish(AiPlanRequested, { tripPlanId: id, trip }))
  await settle()
  rowsErased.length = 0
  await worker().run(ctx)
  await worker().run(ctx)

  expect(await stored(id)).toEqual([0, 0, 0, 0])
  expect([rowsErased, finished]).toEqual([[id], [id]])
})

test('an interrupted erasure is finished by the next run and published once [LEGAL-05]', async () => {
  const id = await publishEvent()
  await erase(id)
  await settle()
  const interrupted = finishErasures(erasing, () => Promise.reject(new Error('NATS is away')))

  await expect(Promise.resolve(interrupted.run(ctx))).rejects.toThrow('NATS is away')
  expect(finished).toEqual([])
  await Promise.all([worker().run(ctx), worker().run(ctx)])

  expect(finished).toEqual([id])
  expect(await stored(id)).toEqual([0, 0, 0, 0])
})

test('events about erased records are recognized; an erasure itself is always processed [LEGAL-05]', async () => {
  const [id, other] = [randomUUID(), randomUUID()]
  await erase(id)

  const about = (subject: string) => isErased(erasableRecordId(subject), postgres.db)
  expect(await about(`enquiry.trip-plan.submitted.v1.${id}`)).toBe(true)
  expect(await about(`enquiry.erasure.started.v1.${id}`)).toBe(false)
  expect(await about(`enquiry.trip-plan.submitted.v1.${other}`)).toBe(false)
  expect(await about('content.publication.changed.v1.17')).toBe(false)
})

test('late events about an erased record, also poison, are marked as processed and become no dead letter [LEGAL-05]', async () => {
  const { tripPlanId: id } = aTripPlanSubmitted()
  const handled: unknown[] = []
  const invoke = (event: unknown) => {
    handled.push(event)
    return Promise.resolve()
  }
  const deps = { service: 'ai-planning', bus, ctx, log: silentLogger, eventEncryption: testEventSealing } as const
  const consumer = new EventConsumer(AiPlanRequested, invoke, { ...deps, handlerConcurrency: 1 })
  const consume = () => consumer.handle({ subject: `enquiry.ai-plan.requested.v1.${id}`, body: Buffer.from('no JSON') })

  await expect(consume()).rejects.toBeInstanceOf(UnprocessableMessage)
  await erase(id)
  await expect(consume()).rejects.toBeInstanceOf(DuplicateEvent)
  expect(handled).toEqual([])
})

const addSql = `/* addEffect */ insert into idempotency_keys (operation, key_digest, request_hash, reply, replied_at)
  values ('tests', $1, 'tests', '{}', now())`
const effects = async (key: string) =>
  (await postgres.db.read((tx) => tx.find(IdempotencyKey, { where: { operation: 'tests', key_digest: key } }))).length
const consumedOf = (eventId: string) => postgres.db.read((tx) => tx.findOne(InboxEntry, { event_id: eventId }))

test.each([
  ['one statement', (db: Db, key: string) => db.run(addSql, [key])],
  ['a transaction', (db: Db, key: string) => db.write((tx) => tx.query(addSql, [key]))],
  ['nothing', () => Promise.resolve()],
])(
  'a consumer that writes by %s has no effect for an erased record, nor an inbox row [LEGAL-05]',
  async (_how, write) => {
    const consumerOf = async (about: string, eventId: string) => {
      const once = createHandlerContext(ctx, 'tests', { id: eventId, recordId: about })
      await write(once.ctx.db, eventId)
      await once.close()
    }
    const [erased, other, onTimeout, consumedId] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()] as const
    await erase(erased)

    await expect(consumerOf(erased, onTimeout)).rejects.toBeInstanceOf(DuplicateEvent)
    await consumerOf(other, consumedId)

    expect([await effects(onTimeout), await consumedOf(onTimeout)]).toEqual([0, null])
    expect(await consumedOf(consumedId)).not.toBeNull()
  },
)

test('a restored database repeats the erasures of the ledger, each once [LEGAL-05]', async () => {
  const id = await publishEvent()
  await writeErasureLedger(bus, { erasureId: id, recordIds: [id] })

  // State restored from a backup before the erasure: the rows exist, and the database does not know that they were
  // erased.
  expect(await replayLedger(readErasureLedger(bus), erasing, ctx)).toBe(1)

  expect((await stored(id)).slice(0, 3)).toEqual([0, 0, 0])
  expect(await replayLedger(readErasureLedger(bus), erasing, ctx)).toBe(0)
})

test('a lost ledger is rebuilt from the database [LEGAL-05]', async () => {
  const ids = [randomUUID(), randomUUID()]
  for (const id of ids) await erase(id)
  await settle()
  await worker().run(ctx)
  await writeErasureLedger(bus, { erasureId: ids[0] ?? '', recordIds: [ids[0] ?? ''] })
  const entries = async () => {
    const found: string[] = []
    for await (const { erasureId } of readErasureLedger(bus)) found.push(erasureId)
    return found
  }
  const deps = { read: () => readErasureLedger(bus), write: (erasure: Erasure) => writeErasureLedger(bus, erasure) }

  await refillLedger(deps).run(ctx)
  await refillLedger(deps).run(ctx)

  expect((await entries()).filter((id) => ids.some((one) => one === id))).toEqual(ids)
})
