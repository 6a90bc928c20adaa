import { randomUUID } from 'node:crypto'

import { expect, test } from '@jest/globals'

import { eventually } from '../../../tests/support/eventually.js'
import { PartnerDays, type RecordDays } from './partner-days.js'

test('a gateway that ends waits for its report in flight, and repeats one that fails [S20]', async () => {
  const partner = { partnerId: randomUUID(), mode: 'live', limits: { pointsPerDay: 1000 } }
  const reports: (readonly string[])[] = []
  let fail = (): void => undefined
  const record: RecordDays = (reported) => {
    reports.push(reported.map(({ partnerId }) => partnerId))
    if (reports.length > 1) return Promise.resolve()
    return new Promise((_resolve, reject) => (fail = () => reject(new Error('no reply'))))
  }
  const days = new PartnerDays(record, () => 1)
  days.note(partner)
  void days.flush()
  await eventually('a report is in flight', () => reports.length === 1)
  let hasEnded = false
  const ending = days.flush().then(() => (hasEnded = true))
  await Promise.resolve()
  expect(hasEnded).toBe(false)

  fail()
  await ending

  expect(reports).toEqual([[partner.partnerId], [partner.partnerId]])
})
