import { expect, test } from '@jest/globals'

import { thresholdsToReport } from './publish-promise-thresholds.js'

const promised_at = new Date('2026-11-22T09:00:00Z')
const after = (hours: number, seconds: number) => new Date(promised_at.getTime() + (hours * 3600 + seconds) * 1000)

test.each([
  [12, 0, 'half-over'],
  [20, 12, 'nearly-over'],
  [24, 20, 'overdue'],
] as const)(
  'the threshold at %p hours passes at that second and not before [GEN-07, D-50]',
  (hours, notifiedHours, threshold) => {
    const clock = { promised_at, notified_hours: notifiedHours }

    expect(thresholdsToReport(clock, after(hours, -1))).toEqual([])
    expect(thresholdsToReport(clock, after(hours, 0))).toEqual([threshold])
    expect(thresholdsToReport(clock, after(hours, 1))).toEqual([threshold])
    expect(thresholdsToReport({ promised_at, notified_hours: hours }, after(hours, 1))).toEqual([])
  },
)

test('after an outage every passed threshold is published in order [GEN-07]', () => {
  expect(thresholdsToReport({ promised_at, notified_hours: 0 }, after(30, 0))).toEqual([
    'half-over',
    'nearly-over',
    'overdue',
  ])
  expect(thresholdsToReport({ promised_at, notified_hours: 12 }, after(21, 0))).toEqual(['nearly-over'])
  expect(thresholdsToReport({ promised_at, notified_hours: 24 }, after(3000, 0))).toEqual([])
})
