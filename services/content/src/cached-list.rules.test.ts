import { expect, test } from '@jest/globals'

import { cacheLifetimeMs, isLoadDue, loadPauseMs } from './cached-list.js'

const now = new Date('2026-11-21T09:00:00Z')
const ago = (ms: number) => new Date(now.getTime() - ms)

test('a list is cached for 3,600,000 ms [AIR-11]', () => {
  expect(cacheLifetimeMs).toBe(3_600_000)
})

test.each([
  ['never loaded', undefined, false, true],
  ['just loaded', { at: now, list: [] }, false, false],
  ['nearly an hour old', { at: ago(cacheLifetimeMs - 1), list: [] }, false, false],
  ['an hour old', { at: ago(cacheLifetimeMs), list: [] }, false, true],
  ['refreshed too soon', { at: ago(loadPauseMs - 1), list: [] }, true, false],
  ['refreshed', { at: ago(loadPauseMs), list: [] }, true, true],
  ['failed just now', { at: ago(loadPauseMs - 1) }, false, false],
  ['failed just now and refreshed', { at: ago(loadPauseMs - 1) }, true, false],
  ['failed a while ago', { at: ago(loadPauseMs) }, false, true],
  ['loaded in the future of a clock set back', { at: ago(-1), list: [] }, false, true],
])('a list that was %s is loaded or not [AIR-11]', (_title, last, refresh, due) => {
  expect(isLoadDue(last, now, refresh)).toBe(due)
})
