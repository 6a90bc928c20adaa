import { expect, test } from '@jest/globals'
import type { Db } from '@seneb/service-kit/database/db'
import { silentLogger } from '@seneb/testkit/silent-logger'
import { testCtx } from '@seneb/testkit/test-ctx'

import { CachedList, cacheLifetimeMs, loadPauseMs } from './cached-list.js'

const unused = () => Promise.reject(new Error('unused'))
const noDb: Db = { read: unused, write: unused, run: unused }

/** Returns a context whose clock only `pass` advances, and the messages that were logged. */
function aWorld() {
  const logged: string[] = []
  const ctx = testCtx({ db: noDb, log: { ...silentLogger, warn: (_fields, message) => void logged.push(message) } })
  return { ctx, logged, pass: (ms: number) => ctx.clock.advance(ms) }
}

/** A list that counts how often it was loaded. */
function aList(loads: (count: number) => Promise<string>) {
  let count = 0
  const list = new CachedList({ failure: 'Failed to load the list', load: () => loads(++count) })
  return { list, count: () => count }
}

test('the list is loaded once an hour, and by everyone together [AIR-11]', async () => {
  const { ctx, pass } = aWorld()
  const { list, count } = aList((n) => Promise.resolve(`load ${n}`))

  const first = await Promise.all([1, 2, 3].map(() => list.read(ctx, {})))
  pass(cacheLifetimeMs - 1)
  const cached = await list.read(ctx, {})
  pass(1)
  const next = await list.read(ctx, {})

  expect([...first, cached, next]).toEqual(['load 1', 'load 1', 'load 1', 'load 1', 'load 2'])
  expect(count()).toBe(2)
})

test('refreshing loads anew, at most once in ten seconds [AIR-11]', async () => {
  const { ctx, pass } = aWorld()
  const { list } = aList((n) => Promise.resolve(`load ${n}`))

  const results = []
  for (const ms of [0, loadPauseMs - 1, 1]) {
    pass(ms)
    results.push(await list.read(ctx, { refresh: true }))
  }

  expect(results).toEqual(['load 1', 'load 1', 'load 2'])
})

test('an invalidated entry is reloaded right away, and an earlier load is not stored [AIR-11]', async () => {
  const { ctx } = aWorld()
  const resolvers: ((list: string) => void)[] = []
  const { list, count } = aList(() => new Promise((resolve) => resolvers.push(resolve)))

  const requestedEarlier = list.read(ctx, {})
  list.invalidate()
  const requestedLater = list.read(ctx, {})
  resolvers[1]?.('the new list')
  resolvers[0]?.('the old list')

  expect(await Promise.all([requestedEarlier, requestedLater, list.read(ctx, {})])).toEqual([
    'the old list',
    'the new list',
    'the new list',
  ])
  list.invalidate()
  void list.read(ctx, {})
  expect(count()).toBe(3)
})

test('a failed load is logged, forgets the old list and is tried again after a pause [AIR-03, AIR-05]', async () => {
  const { ctx, logged, pass } = aWorld()
  const { list, count } = aList((n) => (n === 2 ? Promise.reject(new Error('away')) : Promise.resolve(`load ${n}`)))

  const results = []
  for (const ms of [0, cacheLifetimeMs, loadPauseMs - 1, 1]) {
    pass(ms)
    results.push(await list.read(ctx, {}))
  }

  expect(results).toEqual(['load 1', undefined, undefined, 'load 3'])
  expect(logged).toEqual(['Failed to load the list'])
  expect(count()).toBe(3)
})

test('callers do not wait long for an unresponsive database, and its late response is cached [AIR-15]', async () => {
  const { ctx } = aWorld()
  let respondLate: (list: string) => void = () => undefined
  const { list, count } = aList(() => new Promise((resolve) => (respondLate = resolve)))

  const atFirst = await list.read(ctx, {})
  respondLate('late')
  const then = await list.read(ctx, {})

  expect([atFirst, then]).toEqual([undefined, 'late'])
  expect(count()).toBe(1)
})
