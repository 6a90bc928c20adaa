import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { PageEventsForm } from '@seneb/contracts/forms/page-events.form'
import { RecordPageEvents } from '@seneb/contracts/messages/content/page-event.messages'
import type { TestDb } from '@seneb/testkit/test-db'

import { contentDb, contentTestCtx } from '../content.fixture.js'
import { PageEventDay } from './page-event-day.entity.js'
import { recordPageEvents } from './page-events.js'

let postgres: TestDb

beforeAll(async () => {
  postgres = await contentDb()
})
afterAll(() => postgres.close())

const countsOf = (page: string) =>
  postgres.db.read((tx) =>
    tx.find(PageEventDay, { where: { page }, order: { day: 'ASC', name: 'ASC', milestone: 'ASC' } }),
  )

test('events are added to the counts of their page and day, and nothing else is stored [ANA-01, ANA-02, ANA-03, CONS-11, D-70]', async () => {
  const ctx = contentTestCtx(postgres)
  const page = '/cardiology-surgery'
  const seen = { name: 'page_view' } as const
  const half = { name: 'scroll_depth', milestone: 50 } as const
  const record = (...events: PageEventsForm['events']) => recordPageEvents({ page, events }, ctx)

  const result = await record(seen, half, { name: 'time_on_page', milestone: 300 })
  await record(half, { name: 'consent_accepted_all' })
  ctx.clock.advance(24 * 60 * 60_000)
  await record(seen)

  expect(() => RecordPageEvents.output.validateSync(result, { strict: true })).not.toThrow()
  expect(result).toEqual({ count: 3 })
  const today = (await countsOf(page))[0]?.day ?? ''
  const tomorrow = ctx.now().toISOString().slice(0, 10)
  expect(await countsOf(page)).toEqual([
    { day: today, page, name: 'consent_accepted_all', milestone: 0, count: '1' },
    { day: today, page, name: 'page_view', milestone: 0, count: '1' },
    { day: today, page, name: 'scroll_depth', milestone: 50, count: '2' },
    { day: today, page, name: 'time_on_page', milestone: 300, count: '1' },
    { day: tomorrow, page, name: 'page_view', milestone: 0, count: '1' },
  ])
  expect(today < tomorrow).toBe(true)
})

test('visitors at the same time are all counted, in whatever order their events come [ANA-02, ANA-03]', async () => {
  const ctx = contentTestCtx(postgres)
  const events = [
    { name: 'page_view' } as const,
    { name: 'time_on_page', milestone: 30 } as const,
    { name: 'scroll_depth', milestone: 25 } as const,
    { name: 'scroll_depth', milestone: 100 } as const,
  ]
  const orders = [events, events.toReversed(), [...events.slice(2), ...events.slice(0, 2)]]

  await Promise.all(
    Array.from({ length: 300 }, (_, i) => recordPageEvents({ page: '/', events: orders[i % 3] ?? [] }, ctx)),
  )

  expect((await countsOf('/')).map(({ count }) => count)).toEqual(['300', '300', '300', '300'])
})
