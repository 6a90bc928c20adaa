import { expect, test } from '@jest/globals'

import { budgets, type Budget } from './budgets.js'
import { ClientLimits } from './client-limits.js'
import type { ReplicaCounts } from './replica-counts.js'

const alone = { onCount: () => undefined, add: () => undefined } as unknown as ReplicaCounts
const limitsWith = (perHour: number, perDay: number) => {
  const all = Object.fromEntries(Object.keys(budgets).map((name) => [name, 1000])) as Record<Budget, number>
  const maxPerWindow = { ...all, 'forms-to-address': perHour, 'forms-to-address-day': perDay }
  return new ClientLimits({ replicas: alone, secret: 'secret', maxPerWindow })
}
const writeTo = async (limits: ClientLimits, email: string, isAccepted = true) => {
  const mail = await limits.reserveMailTo(email)
  await mail.settle(isAccepted)
  return mail.isGranted
}

test('emails to one address are limited per hour and per day [S20]', async () => {
  const [hourly, daily] = [limitsWith(2, 100), limitsWith(100, 3)]

  expect([await writeTo(hourly, 'a@b.example'), await writeTo(hourly, 'a@b.example')]).toEqual([true, true])
  expect(await writeTo(hourly, 'A+x@b.example')).toBe(false)
  expect(await writeTo(hourly, 'c@b.example')).toBe(true)
  for (let at = 0; at < 3; at++) expect(await writeTo(daily, 'a@b.example')).toBe(true)
  expect(await writeTo(daily, 'a@b.example')).toBe(false)
})

test('rejected submissions do not use up the daily limit [S20]', async () => {
  const limits = limitsWith(1, 2)

  for (let at = 0; at < 5; at++) expect(await writeTo(limits, 'a@b.example', false)).toBe(true)
  expect(await writeTo(limits, 'a@b.example')).toBe(true)
  for (let at = 0; at < 5; at++) expect(await writeTo(limits, 'a@b.example')).toBe(false)
  const ofDay = await limits.reserveMailTo('a@b.example')
  expect(ofDay.retryAfterSeconds).toBeLessThanOrEqual(3600)
})
