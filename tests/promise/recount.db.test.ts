import { afterAll, beforeAll, expect, test } from '@jest/globals'

import { careDesk, type CareDesk } from '../../services/enquiry/src/care-enquiry-details/care-desk.fixture.js'
import { generatedHistories, type CareMutation, type History } from './histories.js'
import { liveHistories } from './live-histories.js'
import { recount } from './recount.js'

let desk: CareDesk
let now: Date

beforeAll(async () => {
  desk = await careDesk()
  const histories = generatedHistories({ count: 150, days: 4, seed: 7 })
  now = await liveHistories(desk, histories, new Date('2026-11-01T00:00:00Z'))
}, 60_000)
afterAll(() => desk.postgres.close())

test('the meter of the promise and its report by kind and week equal a recount from the timelines of generated histories [GEN-07, D-50]', async () => {
  const { differences, enquiries, reminders, meter } = await recount(desk, now)

  expect(differences).toEqual([])
  expect(enquiries).toBeGreaterThan(80)
  expect(reminders).toBeGreaterThan(100)
  expect([meter.onTime, meter.late, meter.overdue, meter.excluded].every((count) => count > 0)).toBe(true)
})

test('a reply in the last second of the 24 hours is in time, one a second later is late [GEN-07]', async () => {
  const before = await recount(desk, now)
  const reachedAfter = (afterS: number): History => ({
    kind: 'consultation',
    submittedS: 0,
    steps: [{ mutation: 'reached', afterS }],
  })
  now = await liveHistories(desk, [reachedAfter(24 * 3600), reachedAfter(24 * 3600 + 1)], now)
  const { differences, meter } = await recount(desk, now)

  expect(differences).toEqual([])
  expect([meter.onTime - before.meter.onTime, meter.late - before.meter.late]).toEqual([1, 1])
})

test('a reply that bounces after it was accepted makes the promise of that person run again [GEN-07]', async () => {
  const steps = (mutations: readonly CareMutation[]) => mutations.map((mutation) => ({ mutation, afterS: 3600 }))
  const lives = async (mutations: readonly CareMutation[]) => {
    const before = await recount(desk, now)
    now = await liveHistories(desk, [{ kind: 'consultation', submittedS: 0, steps: steps(mutations) }], now)
    const after = await recount(desk, now)
    expect(after.differences).toEqual([])
    return { onTime: after.meter.onTime - before.meter.onTime, open: after.meter.pending - before.meter.pending }
  }

  expect(await lives(['answer', 'close-answered', 'bounce'])).toEqual({ onTime: 0, open: 1 })
  expect(await lives(['answer', 'bounce-of-copy'])).toEqual({ onTime: 1, open: 0 })
  expect(await lives(['answer', 'delay'])).toEqual({ onTime: 1, open: 0 })
  expect(await lives(['answer', 'message', 'bounce'])).toEqual({ onTime: 1, open: 0 })
  expect(await lives(['answer', 'reached', 'bounce'])).toEqual({ onTime: 1, open: 0 })
})

test('a promise that still runs is counted as that, and a line that is missing from a timeline is a difference [GEN-07]', async () => {
  const plan = await desk.tripPlan({}, now)
  const before = await recount(desk, now)

  expect(before.differences).toEqual([])
  expect(before.meter.pending).toBeGreaterThan(0)
  await desk.postgres.dataSource.query('delete from care_events where enquiry_id = $1', [plan])
  expect((await recount(desk, now)).differences).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^meter .*, recount /),
      expect.stringMatching(/^report of total .*, recount /),
      expect.stringMatching(/^report of kind trip-plan .*, recount /),
      expect.stringMatching(/^report of week .*, recount /),
    ]),
  )
})
