import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { vitalBoundOf, type VitalName } from '@seneb/contracts/vocabulary/page-events'
import type { TestDb } from '@seneb/testkit/test-db'

import { contentDb, contentTestCtx, statementsOf } from '../content.fixture.js'
import { readPerformance, recordPageEvents } from './page-events.js'

let postgres: TestDb
beforeAll(async () => {
  postgres = await contentDb()
})
afterAll(() => postgres.close())
beforeEach(() => postgres.db.write((tx) => tx.query('/* empty */ delete from page_event_days')))

type Page = Parameters<typeof recordPageEvents>[0]['page']

async function measured(page: Page, name: VitalName, values: readonly number[], ctx = contentTestCtx(postgres)) {
  for (const value of values)
    await recordPageEvents({ page, events: [{ name, milestone: vitalBoundOf(name, value) }] }, ctx)
}

test('the 75th percentile of the loads of each page is read in one statement [ADM-02, D-39]', async () => {
  await measured('/', 'lcp', [900, 1100, 2400, 9000])
  await measured('/', 'cls', [0, 20, 40, 60])
  await measured('/treatments/:treatment', 'ttfb', [90])
  const ctx = contentTestCtx(postgres)

  expect(await statementsOf(postgres, () => readPerformance({ days: 28 }, ctx))).toBe(1)
  expect(await readPerformance({ days: 28 }, ctx)).toEqual({
    pages: [
      {
        page: '/',
        vitals: [
          { name: 'lcp', count: 4, p75: 2500, isBeyond: false },
          { name: 'cls', count: 4, p75: 50, isBeyond: false },
        ],
      },
      { page: '/treatments/:treatment', vitals: [{ name: 'ttfb', count: 1, p75: 100, isBeyond: false }] },
    ],
  })
})

test('values beyond the last bound are reported as beyond it, without an invented number [D-39]', async () => {
  await measured('/', 'inp', [90_000])

  const { pages } = await readPerformance({ days: 28 }, contentTestCtx(postgres))
  expect(pages[0]?.vitals).toEqual([{ name: 'inp', count: 1, p75: 2000, isBeyond: true }])
})

test('days before the requested period do not count, and without any there are no figures [ADM-02, D-39]', async () => {
  await measured('/', 'lcp', [900])
  const ctx = contentTestCtx(postgres)
  ctx.clock.advance(24 * 60 * 60 * 1000)

  expect((await readPerformance({ days: 2 }, ctx)).pages).toHaveLength(1)
  expect(await readPerformance({ days: 1 }, ctx)).toEqual({ pages: [] })
})
