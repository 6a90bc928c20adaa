import { expect, test } from '@jest/globals'
import type { Ctx } from '@seneb/service-kit/ctx'

import type { PromiseFigures } from './read-promise-meter.js'
import { PublicMeter, publicMeterOf } from './promise-meter.js'

const now = new Date('2026-11-26T09:00:00Z')
const nothing: PromiseFigures = {
  onTime: 0,
  late: 0,
  overdue: 0,
  pending: 0,
  excluded: 0,
  medianSeconds: null,
  ninetyFifthSeconds: null,
}
const shown = (figures: Partial<PromiseFigures>) => publicMeterOf({ ...nothing, ...figures }, now)

test('nineteen enquiries give no figure, twenty a share with its days; pending and excluded ones are not counted [GEN-07, F-C17]', () => {
  expect(shown({ onTime: 17, late: 1, overdue: 1, pending: 40, excluded: 40 })).toBeUndefined()
  expect(shown({ onTime: 17, late: 2, overdue: 1 })).toEqual({
    from: '2026-08-28',
    until: '2026-11-26',
    days: 90,
    promises: 20,
    onTimePercent: 85,
  })
})

test('a late enquiry without a reply counts as missed, and figures cover all enquiries together [GEN-07]', () => {
  expect(shown({ onTime: 999, overdue: 1 })).toMatchObject({ promises: 1000, onTimePercent: 99 })
  expect(shown({ onTime: 1000 })).toMatchObject({ promises: 1000, onTimePercent: 100 })
})

test('one enquiry more of 140 changes neither figure [GEN-07, S6]', () => {
  const before = shown({ onTime: 131, late: 10 })

  expect(shown({ onTime: 132, late: 10 })).toEqual(before)
  expect(shown({ onTime: 131, late: 10, overdue: 1 })).toEqual(before)
})

/** A database that returns the figures of each count in turn, or fails. */
function counting(counts: readonly (Partial<PromiseFigures> | Error)[]) {
  let counted = 0
  const read = () => {
    const next = counts[counted++]
    return next instanceof Error ? Promise.reject(next) : Promise.resolve([{ ...nothing, ...next }])
  }
  const ctxAt = (at: Date) => ({ db: { read }, now: () => at }) as unknown as Pick<Ctx, 'db' | 'now'>
  return { ctxAt, countedTimes: () => counted }
}

test('public requests recount at most twice an hour, and a failed count is not cached [GEN-07]', async () => {
  const { countedTimes, ctxAt } = counting([new Error('down'), { onTime: 50 }, { late: 50 }])
  const meter = new PublicMeter()
  const minutes = (count: number) => ctxAt(new Date(now.getTime() + count * 60_000))

  await expect(meter.read(minutes(0))).rejects.toThrow('down')
  const [first, second] = await Promise.all([meter.read(minutes(1)), meter.read(minutes(1))])
  expect(second).toBe(first)
  expect((await meter.read(minutes(30)))?.onTimePercent).toBe(100)
  expect((await meter.read(minutes(31)))?.onTimePercent).toBe(0)
  expect(countedTimes()).toBe(3)
})
