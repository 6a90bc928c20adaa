import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { errorCatalogue } from '@seneb/contracts/errors'
import { SubmitTripPlan } from '@seneb/contracts/messages/enquiry/trip-plan.messages'
import { Sealing } from '@seneb/platform/sealing'
import { silentLogger } from '@seneb/testkit/silent-logger'
import { testDb, type TestDb } from '@seneb/testkit/test-db'
import { testAtRest, testKey } from '@seneb/testkit/test-keys'

import { createCtx, type Actor } from '../ctx.js'
import { IdempotencyKey, InboxEntry } from '../storing/kit-tables.js'
import { housekeeping } from '../working/housekeeping.js'
import { answeredBefore, writeOnce } from './idempotency.js'

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

/** Submits once: an effect that can be counted, and a reply that differs each time it is made anew. */
function submit(key: string | undefined, request: object, caller: Caller = {}): Promise<{ id: string }> {
  const ctx = ctxOf(key, caller)
  return writeOnce({ question: SubmitTripPlan, request }, ctx, async (tx) => {
    const id = ctx.newId()
    await tx.save(effect(key, id))
    return { id }
  })
}

const effect = (key: string | undefined, id: string) =>
  Object.assign(new InboxEntry(), { consumer: `effect of ${key}`, event_id: id, heard_at: new Date() })

const effectsOf = async (key: string | undefined) =>
  (await postgres.db.read((tx) => tx.find(InboxEntry, { where: { consumer: `effect of ${key}` } }))).length

const rowsOf = (reply: { id: string }) =>
  postgres.db.read((tx) =>
    tx.query<IdempotencyKey>(`/* rowsOf */ select * from idempotency_keys where reply ->> 'id' = $1`, [reply.id]),
  )

test('fifty equal requests at once under one key have one effect and fifty equal replies [R3]', async () => {
  const replies = await Promise.all(Array.from({ length: 50 }, () => submit('fifty', { a: 1, b: { c: 2 } })))

  expect(new Set(replies.map(({ id }) => id)).size).toBe(1)
  expect(await effectsOf('fifty')).toBe(1)
})

test('the same key with another request is a typed conflict, has no effect and tells nothing but that it is taken', async () => {
  await submit('conflict', { a: 1 })

  const refused: unknown = await submit('conflict', { a: 2 }).catch((error: unknown) => error)

  expect(refused).toMatchObject({
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

  test('what a known caller has asked is not to be had by anybody else, and blocks nobody', async () => {
    await submit('mine', { a: 1 }, { actor: 'partner:1' })

    for (const actor of ['partner:2', 'anonymous'] as const) {
      const asked = { question: SubmitTripPlan, request: { a: 1 } as never }
      expect(await answeredBefore(asked, ctxOf('mine', { actor }))).toBeUndefined()
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

  test('of a known caller nothing is stored but digests, and a digest is no key', async () => {
    const reply = await submit('secret-key', { a: 1 }, { actor: 'partner:1' })

    const [row, ...more] = await rowsOf(reply)
    expect(more).toEqual([])
    expect(JSON.stringify(row)).not.toMatch(/secret-key|partner/)
    expect(row).toMatchObject({ key: row?.key_digest, key_digest: expect.stringMatching(/^[\w-]{43}$/) })
    const stolen = submit(String(row?.key), { a: 1 })
    await expect(stolen).rejects.toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' })
  })

  test('the key of an anonymous caller is forgotten after an hour, and known by its digest all the same', async () => {
    const [old, recent] = [await submit('old-key', { a: 1 }), await submit('recent-key', { a: 1 })]
    const age = `/* age */ update idempotency_keys set answered_at = now() - interval '61 minutes' where key = $1`
    await postgres.db.write((tx) => tx.query(age, ['old-key']))

    await housekeeping.find(({ name }) => name === 'forget-plain-keys')?.run(ctxOf(undefined))

    expect(JSON.stringify(await rowsOf(old))).not.toContain('old-key')
    expect(JSON.stringify(await rowsOf(recent))).toContain('recent-key')
    expect(await submit('old-key', { a: 1 })).toEqual(old)
  })
})

describe('while replicas of the release before still answer', () => {
  /** What the release before did with a key: its own name, and no caller. */
  async function formerSubmit(key: string, requestHash: string): Promise<{ id: string }> {
    const reply = { id: ctxOf(key).newId() }
    const insert = `/* formerInsert */ insert into idempotency_keys (operation, key, request_hash, reply, answered_at)
      values ($1, $2, $3, $4::jsonb, now())`
    try {
      await postgres.db.write(async (tx) => {
        await tx.save(effect(key, reply.id))
        await tx.query(insert, [SubmitTripPlan.subject, key, requestHash, JSON.stringify(reply)])
      })
      return reply
    } catch (error) {
      expect(String((error as { constraint?: unknown }).constraint)).toBe('idempotency_keys_pkey')
    }
    const answered = `/* formerRead */ select request_hash, reply from idempotency_keys where operation = $1 and key = $2`
    const [row] = await postgres.db.read((tx) => tx.query<IdempotencyKey>(answered, [SubmitTripPlan.subject, key]))
    if (row?.request_hash !== requestHash) throw new Error('taken')
    return row.reply as { id: string }
  }
  const hash = testAtRest.digest('{"a":1}')

  test('what one of them has answered is given again, and refused to another request', async () => {
    const first = await formerSubmit('former-first', hash)

    expect(await submit('former-first', { a: 1 })).toEqual(first)
    await expect(submit('former-first', { a: 2 })).rejects.toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' })
    expect(await effectsOf('former-first')).toBe(1)
  })

  test('what we have answered is given again by them', async () => {
    const first = await submit('we-first', { a: 1 })

    expect(await formerSubmit('we-first', hash)).toEqual(first)
    expect(await effectsOf('we-first')).toBe(1)
  })

  test('of many at once, theirs and ours, one has effect and all get its receipt [R3]', async () => {
    const both = Array.from({ length: 30 }, (_, i) => (i % 2 ? submit('both', { a: 1 }) : formerSubmit('both', hash)))
    const replies = await Promise.all(both)

    expect(new Set(replies.map(({ id }) => id)).size).toBe(1)
    expect(await effectsOf('both')).toBe(1)
  })

  test('a known caller is not answered with what one of them has stored under the same key', async () => {
    const first = await formerSubmit('of-nobody', hash)

    expect((await submit('of-nobody', { a: 1 }, { actor: 'partner:1' })).id).not.toBe(first.id)
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
