import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { SubmitTripPlan } from '@seneb/contracts/messages/enquiry.messages'
import { silentLogger } from '@seneb/testkit/silent-logger'
import { testAtRest } from '@seneb/testkit/test-keys'
import { testDb, type TestDb } from '@seneb/testkit/test-db'

import { createCtx } from './ctx.js'
import { writeOnce } from './idempotency.js'
import { InboxEntry } from './kit-tables.js'

let postgres: TestDb
beforeAll(async () => {
  postgres = await testDb({ schema: 'enquiry' })
})
afterAll(() => postgres.close())

/** Submits once: an effect that can be counted, and a reply that differs each time it is made anew. */
function submit(key: string | undefined, request: object) {
  const ctx = {
    ...createCtx({ db: postgres.db, log: silentLogger, wake: () => undefined, atRest: testAtRest }),
    idempotencyKey: key,
  }
  return writeOnce({ question: SubmitTripPlan, request: request as never }, ctx, async (tx) => {
    const id = ctx.newId()
    await tx.save(Object.assign(new InboxEntry(), { consumer: `effect of ${key}`, event_id: id, heard_at: ctx.now() }))
    return { id }
  })
}

const effectsOf = async (key: string | undefined) =>
  (await postgres.db.read((tx) => tx.find(InboxEntry, { where: { consumer: `effect of ${key}` } }))).length

test('fifty equal requests at once under one key have one effect and fifty equal replies [R3]', async () => {
  const replies = await Promise.all(Array.from({ length: 50 }, () => submit('fifty', { a: 1, b: { c: 2 } })))

  expect(new Set(replies.map(({ id }) => id)).size).toBe(1)
  expect(await effectsOf('fifty')).toBe(1)
})

test('the same key with another request is a typed conflict and has no effect', async () => {
  await submit('conflict', { a: 1 })

  await expect(submit('conflict', { a: 2 })).rejects.toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' })
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
