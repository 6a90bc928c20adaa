import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import { UnprocessableMessage } from '@seneb/bus/envelope'
import { AppError } from '@seneb/platform/app-error'
import { allOperations, operationsFor } from '@seneb/contracts/messages/operations/operations'
import { staffRoles, type StaffRole } from '@seneb/contracts/vocabulary/staff-access'

import { type EventHandler, replayRequestedDeadLetters, storeDeadLetter } from '../events/dead-letters.js'
import { DeadLetter, OutboxEntry } from '../database/kit-tables.js'
import { operatedService, type OperatedService } from './operations.fixture.js'

const operations = operationsFor.notification
const consumer = 'notification__x_y_happened_v1'
const ops = ['ops'] as const
let service: OperatedService
let requestAs: OperatedService['askAs']

beforeAll(async () => {
  service = await operatedService()
  ;({ askAs: requestAs } = service)
})
afterAll(() => service.close())
beforeEach(() =>
  service.ctx.db.write((tx) =>
    tx.query(`/* empty */ with gone as (delete from dead_letters), listed as (delete from outbox_unpublished)
      delete from outbox`),
  ),
)

const recordId = () => crypto.randomUUID()
async function dead(count = 1, reason = 'x.y.happened.v1 does not fit its contract: data (required)') {
  for (let at = 0; at < count; at++) {
    const message = { subject: `x.y.happened.v1.${recordId()}`, body: Buffer.from('{"email":"canary@example.com"}') }
    await storeDeadLetter(service.ctx, { consumer, message, error: new UnprocessableMessage(reason), deliveries: 8 })
  }
  return (await list()).deadLetters.map(({ id }) => id)
}
const list = (input: object = {}) => requestAs(ops, operations.ListDeadLetters, { show: 'open', first: 100, ...input })
/** Runs the service worker's next turn, with a handler given by the test. */
const replayRun = (handle: EventHandler['handle']) =>
  replayRequestedDeadLetters(service.ctx, new Map([[consumer, { consumer, handle }]]))
const codeOf = (pending: Promise<unknown>) =>
  pending.then(
    () => 'answered',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  )
const auditActions = async () => {
  const entries = await service.ctx.db.read((tx) => tx.find(OutboxEntry, { order: { occurred_at: 'asc' } }))
  return entries.filter(({ subject }) => subject.includes('.staff-action.completed.')).map(({ payload }) => payload)
}

/** Written manually from the matrix of roles. */
const allowed: Readonly<Record<string, readonly StaffRole[]>> = {
  'notification.dead-letter.list': ['ops', 'auditor'],
  'notification.dead-letter.count-reasons': ['ops', 'auditor'],
  'notification.dead-letter.replay': ['ops'],
  'notification.dead-letter.replay-reason': ['ops'],
  'notification.dead-letter.discard': ['ops'],
  'notification.outbox.read': ['ops', 'auditor'],
  'notification.worker.list': ['ops', 'auditor'],
  'notification.service-status.read': ['writer', 'editor', 'ops', 'auditor', 'admin'],
}

test.each(Object.values(operations).map((contract) => [contract.subject, contract] as const))(
  '%s is allowed for its roles alone, and denied without an identity token [S6, ADM-09]',
  async (subject, contract) => {
    expect(await codeOf(requestAs(undefined, contract, 'no object'))).toBe('SIGN_IN_REQUIRED')
    for (const role of staffRoles) {
      const code = await codeOf(requestAs([role], contract, 'no object'))
      expect({ role, code }).toEqual({ role, code: allowed[subject]?.includes(role) ? 'INPUT_INVALID' : 'NOT_ALLOWED' })
    }
  },
)

test('every service has the same operational requests, all declared for staff [S6]', () => {
  expect(allOperations).toHaveLength(6 * Object.keys(operations).length)
  expect(allOperations.filter(({ access }) => typeof access !== 'object')).toEqual([])
})

test('a dead letter is listed with event, record, reason and deliveries, and never with its payload [R11]', async () => {
  await dead()

  const { deadLetters } = await list()
  expect(deadLetters).toEqual([
    expect.objectContaining({
      eventName: 'x.y.happened.v1',
      deliveries: 8,
      replays: 0,
      state: 'dead',
      reason: 'x.y.happened.v1 does not fit its contract: data (required)',
      recordId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    }),
  ])
  expect(JSON.stringify(deadLetters)).not.toContain('canary')
})

test('a page has those of one event and reason alone, from all that there are [R11]', async () => {
  await dead(3, 'x.y.happened.v1 has no price')
  const [, , , rare] = await dead(1, 'rare')
  const reasons = async (input: object) => (await list({ first: 1, ...input })).deadLetters.map(({ id }) => id)

  expect(await reasons({ reason: 'rare' })).toEqual([rare])
  expect(await reasons({ eventName: 'x.y.happened.v1', reason: 'rare' })).toEqual([rare])
  expect(await reasons({ eventName: 'x.y.happened.v2' })).toEqual([])
  expect(await reasons({ show: 'settled', reason: 'rare' })).toEqual([])
})

test('a replay is requested once, audited once, and the list shows its outcome [R11, ADM-09]', async () => {
  const [id = ''] = await dead()
  expect(await requestAs(ops, operations.ReplayDeadLetters, { ids: [id] })).toEqual({ ids: [id], unchanged: 0 })
  expect((await list()).deadLetters[0]?.state).toBe('replaying')
  expect(service.ctx.woken).toContain('dead-letter-replay')
  await replayRun(() => Promise.resolve())

  expect((await list()).deadLetters).toEqual([])
  expect((await list({ show: 'settled' })).deadLetters).toEqual([
    expect.objectContaining({ id, state: 'replayed', replays: 1 }),
  ])
  expect(await auditActions()).toEqual([
    expect.objectContaining({ action: 'replay-dead-letters', object: { kind: 'dead-letter', id } }),
  ])
})

test('a replay that fails again waits again with the new reason [R11]', async () => {
  const [id = ''] = await dead()
  await requestAs(ops, operations.ReplayDeadLetters, { ids: [id] })
  await replayRun(() => Promise.reject(new UnprocessableMessage('x.y.happened.v1 names a record that is not there')))

  expect((await list()).deadLetters).toEqual([
    expect.objectContaining({
      id,
      state: 'dead',
      replays: 1,
      reason: 'x.y.happened.v1 names a record that is not there',
    }),
  ])
})

test('of two concurrent replays or discards one succeeds and the other is rejected, with one audit entry [R11, ADM-09]', async () => {
  const ids = await dead(3)
  const outcomes = await Promise.all([
    codeOf(requestAs(ops, operations.ReplayDeadLetters, { ids })),
    codeOf(requestAs(ops, operations.DiscardDeadLetters, { ids, reason: 'The record was erased' })),
    codeOf(requestAs(ops, operations.ReplayDeadLetters, { ids })),
  ])

  expect(outcomes.toSorted()).toEqual(['DEAD_LETTERS_SETTLED', 'DEAD_LETTERS_SETTLED', 'answered'])
  expect(await auditActions()).toHaveLength(1)
})

test('dead letters in progress stay so, and their number is returned [R11]', async () => {
  const [first = '', second = ''] = await dead(2)
  await requestAs(ops, operations.ReplayDeadLetters, { ids: [first] })

  expect(await requestAs(ops, operations.ReplayDeadLetters, { ids: [first, second] })).toEqual({
    ids: [second],
    unchanged: 1,
  })
})

test('all dead letters of one reason are replayed after a recent sign-in, and none of another [R11, S9]', async () => {
  await dead(25, 'x.y.happened.v1 has no price')
  await dead(2, 'another reason')
  const { reasons } = await requestAs(ops, operations.CountDeadLetterReasons, {})
  expect(reasons.map(({ count, reason }) => [reason, count])).toEqual([
    ['x.y.happened.v1 has no price', 25],
    ['another reason', 2],
  ])
  const chosen = { eventName: 'x.y.happened.v1', reason: 'x.y.happened.v1 has no price' }

  expect(await codeOf(requestAs(ops, operations.ReplayReason, chosen, 700))).toBe('REAUTHENTICATION_REQUIRED')
  expect(await requestAs(ops, operations.ReplayReason, chosen)).toEqual({ replayed: 25 })
  const handled: string[] = []
  const handle: EventHandler['handle'] = ({ subject }) => {
    handled.push(subject)
    return Promise.resolve()
  }
  expect(await replayRun(handle)).toBe('again')
  expect(await replayRun(handle)).toBeUndefined()
  expect(handled).toHaveLength(25)
  expect((await list()).deadLetters.map(({ reason }) => reason)).toEqual(['another reason', 'another reason'])
  expect(await codeOf(requestAs(ops, operations.ReplayReason, chosen))).toBe('DEAD_LETTERS_SETTLED')
  expect(await auditActions()).toHaveLength(1)
})

test('a discarded dead letter has a reason, and its content is deleted [R11, S13]', async () => {
  const [id = ''] = await dead()
  const rejection = await requestAs(ops, operations.DiscardDeadLetters, { ids: [id], reason: ' ' }).catch(
    (error: unknown) => error,
  )
  expect(rejection).toMatchObject({
    code: 'INPUT_INVALID',
    fields: [{ path: 'reason', message: 'Please enter why you discard these' }],
  })
  await requestAs(ops, operations.DiscardDeadLetters, { ids: [id], reason: 'Sent twice by the old release' })

  expect((await list({ show: 'settled' })).deadLetters).toEqual([
    expect.objectContaining({ id, state: 'discarded', discardReason: 'Sent twice by the old release' }),
  ])
  const [row] = await service.ctx.db.read((tx) => tx.find(DeadLetter))
  expect(row?.body).toHaveLength(0)
  expect(JSON.stringify(await auditActions())).not.toContain('Sent twice')
})

test('10,000 dead letters are paged through by their order, each once, one statement for each page [R11, P9]', async () => {
  await service.ctx.db.write((tx) =>
    tx.query(`/* fill */ insert into dead_letters (id, consumer, subject, body, reason, deliveries, failed_at)
      select gen_random_uuid(), 'c', 'x.y.happened.v1.' || n, '', 'r', 1, now() - (n / 7) * interval '1 microsecond'
      from generate_series(1, 10000) n`),
  )
  const query = jest.spyOn(service.postgres.dataSource.pool, 'query')
  const seen = new Set<string>()
  let [pages, after]: [number, string | undefined] = [0, undefined]
  do {
    const page = await list({ after })
    for (const { id } of page.deadLetters) seen.add(id)
    ;[pages, after] = [pages + 1, page.next]
  } while (after !== undefined)
  const statements = query.mock.calls.length
  query.mockRestore()

  expect([seen.size, pages, statements]).toEqual([10_000, 100, 100])
  expect(await codeOf(list({ after: 'bm90IGEgY3Vyc29y' }))).toBe('INPUT_INVALID')
  expect(await codeOf(list({ first: 101 }))).toBe('INPUT_INVALID')
})

test('the outbox reports waiting events by name and age [R11]', async () => {
  await service.ctx.db.write((tx) =>
    tx.query(`/* fill */ with said as (insert into outbox (id, subject, payload, occurred_at)
        select gen_random_uuid(), 'x.y.happened.v1.' || n, '{}', now() from generate_series(1, 3) n returning id)
      insert into outbox_unpublished (id, stored_at)
      select id, now() - row_number() over () * interval '1 minute' from said`),
  )

  const outbox = await requestAs(['auditor'], operations.ReadOutbox, {})
  expect(outbox).toMatchObject({ waiting: 3, events: [{ eventName: 'x.y.happened.v1', waiting: 3 }] })
  expect(Math.round(outbox.oldestSeconds / 60)).toBe(3)
  expect(await requestAs(['editor'], operations.ReadServiceStatus, {})).toMatchObject({
    outboxWaiting: 3,
    deadLetters: 0,
  })
})
