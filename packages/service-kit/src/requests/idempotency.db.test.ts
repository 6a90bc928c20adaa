import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { errorCatalogue } from '@seneb/contracts/errors'
import { SubmitTripPlan } from '@seneb/contracts/messages/enquiry/trip-plan.messages'
import { Sealing } from '@seneb/platform/sealing'
import { silentLogger } from '@seneb/testkit/silent-logger'
import { testDb, type TestDb } from '@seneb/testkit/test-db'
import { testAtRest, testKey } from '@seneb/testkit/test-keys'

import { createCtx, type Actor } from '../ctx.js'
import { IdempotencyKey, InboxEntry } from '../database/kit-tables.js'
import { findPreviousReply, executeIdempotently } from './idempotency.js'

let postgres: TestDb
beforeAll(async () => {
  postgres = await testDb({ schema: 'enquiry' })
})
afterAll(() => postgres.close())

interface Caller {
  readonly actor?: Actor
  readonly atRest?: Sealing
}

function ctxOf(key: string | undefined, { actor = 'anonymous', atRest = testAtRest }: Caller = {}) {
  const base = createCtx({ db: postgres.db, log: silentLogger, wake: () => undefined, atRest })
  return { ...base, actor, idempotencyKey: key }
}

/** Submits once: an effect that can be counted, and a reply that differs each time it is created. */
function submit(key: string | undefined, request: object, caller: Caller = {}): Promise<{ id: string }> {
  const ctx = ctxOf(key, caller)
  return executeIdempotently({ contract: SubmitTripPlan, request }, ctx, async (tx) => {
    const id = ctx.newId()
    await tx.save(effect(key, id))
    return { id }
  })
}

const effect = (key: string | undefined, id: string) =>
  Object.assign(new InboxEntry(), { consumer: `effect of ${key}`, event_id: id, processed_at: new Date() })

const effectsOf = async (key: string | undefined) =>
  (await postgres.db.read((tx) => tx.find(InboxEntry, { where: { consumer: `effect of ${key}` } }))).length

const rowsOf = (reply: { id: string }) =>
  postgres.db.read((tx) =>
    tx.query<IdempotencyKey>(`/* rowsOf */ select * from idempotency_keys where reply ->> 'id' = $1`, [reply.id]),
  )

test('fifty equal concurrent requests under one key have one effect and fifty equal replies [R3]', async () => {
  const replies = await Promise.all(Array.from({ length: 50 }, () => submit('fifty', { a: 1, b: { c: 2 } })))

  expect(new Set(replies.map(({ id }) => id)).size).toBe(1)
  expect(await effectsOf('fifty')).toBe(1)
})

test('the same key with another request is a typed conflict, has no effect and reveals only that the key is used', async () => {
  await submit('conflict', { a: 1 })

  const rejection: unknown = await submit('conflict', { a: 2 }).catch((error: unknown) => error)

  expect(rejection).toMatchObject({
    code: 'IDEMPOTENCY_CONFLICT',
    message: errorCatalogue.IDEMPOTENCY_CONFLICT.message,
    fields: [],
  })
  expect(await effectsOf('conflict')).toBe(1)
})

test('the order in which a request names its fields does not matter', async () => {
  const first = await submit('order', { a: 1, b: { c: 2, d: 3 } })
  const second = await submit('order', { b: { d: 3, c: 2 }, a: 1 })

  expect(second).toEqual(first)
})

test('without a key every request has its own effect', async () => {
  const [first, second] = [await submit(undefined, { a: 1 }), await submit(undefined, { a: 1 })]

  expect(first.id).not.toBe(second.id)
  expect(await effectsOf(undefined)).toBe(2)
})

describe('a key belongs to its caller [L7]', () => {
  const callers: readonly Actor[] = ['anonymous', 'partner:1', 'partner:2', 'staff:1']

  test('the same key and request of four callers are four effects with four receipts, each given again to its own', async () => {
    const first = await Promise.all(callers.map((actor) => submit('shared', { a: 1 }, { actor })))
    const again = await Promise.all(callers.map((actor) => submit('shared', { a: 1 }, { actor })))

    expect(new Set(first.map(({ id }) => id)).size).toBe(4)
    expect(again).toEqual(first)
    expect(await effectsOf('shared')).toBe(4)
  })

  test('stored replies of a known caller are not visible to others and block no one', async () => {
    await submit('mine', { a: 1 }, { actor: 'partner:1' })

    for (const actor of ['partner:2', 'anonymous'] as const) {
      const call = { contract: SubmitTripPlan, request: { a: 1 } as never }
      expect(await findPreviousReply(call, ctxOf('mine', { actor }))).toBeUndefined()
      await expect(submit('mine', { a: 2 }, { actor })).resolves.toBeDefined()
    }
  })

  test('anonymous callers share one scope', async () => {
    const first = await submit('nobody', { a: 1 })

    expect(await submit('nobody', { a: 1 })).toEqual(first)
    await expect(submit('nobody', { a: 2 })).rejects.toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' })
  })

  test('an actor and a key that only together read the same are not the same', async () => {
    const one = await submit('x","y', { a: 1 }, { actor: 'partner:1' })
    const other = await submit('y', { a: 1 }, { actor: 'partner:1","x' })

    expect(other.id).not.toBe(one.id)
  })

  test.each(callers)('of %s only digests are stored, and a digest cannot be used as a key', async (actor) => {
    const reply = await submit('secret-key', { a: 1 }, { actor })

    const [row, ...more] = await rowsOf(reply)
    expect(more).toEqual([])
    expect(JSON.stringify(row)).not.toMatch(/secret-key|partner|staff/)
    expect(row?.key_digest).toMatch(/^[\w-]{43}$/)
    expect((await submit(String(row?.key_digest), { a: 1 }, { actor })).id).not.toBe(reply.id)
  })
})

describe('while the sealing key changes', () => {
  const [before, after] = [testKey('before'), testKey('after')]
  const keys = { before: new Sealing(before), both: new Sealing(`${after},${before}`), after: new Sealing(after) }

  test.each([
    ['before', 'both'],
    ['both', 'before'],
    ['both', 'after'],
    ['after', 'both'],
  ] as const)('a repetition is known whether its replica has the key %s or %s [R3]', async (one, other) => {
    for (const actor of ['anonymous', 'partner:1'] as const) {
      const key = `${one}-${other}-${actor}`
      const first = await submit(key, { a: 1 }, { actor, atRest: keys[one] })

      expect(await submit(key, { a: 1 }, { actor, atRest: keys[other] })).toEqual(first)
      expect(await effectsOf(key)).toBe(1)
    }
  })
})
