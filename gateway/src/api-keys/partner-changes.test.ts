import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { ListCountries } from '@seneb/contracts/messages/content/places.messages'
import { RecordPartnerDays } from '@seneb/contracts/messages/identity/partner.messages'
import { AppError } from '@seneb/platform/app-error'

import { eventually } from '../../../tests/support/eventually.js'
import { TestGateway, type HttpResponse } from '../gateway.fixture.js'
import { byKey, TestKeys, type TestKey } from './test-keys.fixture.js'

const countries = '{ countries { source } }'
const withinMs = 5000

let here: TestGateway
let there: TestGateway
let keys: TestKeys
let now = 1_000_000_000_000
let started = 0
let proceed: Promise<void> = Promise.resolve()

beforeAll(async () => {
  here = await TestGateway.open({ pointsNow: () => now })
  there = await TestGateway.open({ pointsNow: () => now, bus: here.bus })
  keys = await TestKeys.of(here)
  await here.handle(ListCountries, async () => {
    started += 1
    await proceed
    return { source: 'DATABASE' as const, countries: [] }
  })
})
afterAll(async () => {
  await there.close()
  await here.close()
})

const request = (key: TestKey, gateway = here) => gateway.graphql(countries, {}, byKey(key))
/** A request that no service has a part in. */
const probe = (key: TestKey, gateway = here) => gateway.graphql('{ __typename }', {}, byKey(key))
/** A request that costs 202 points. */
const requestDear = (key: TestKey, gateway = here) =>
  gateway.graphql('{ countries { countries { name } } }', {}, byKey(key))
const outcomeOf = ({ json, status }: HttpResponse) => [status, json.errors?.[0]?.extensions?.code]
const costOf = ({ json }: HttpResponse) => json.extensions?.cost
const everywhere = (key: TestKey, outcome: readonly unknown[]) =>
  eventually(
    `both gateways answer ${String(outcome)}`,
    async () => {
      const outcomes = [outcomeOf(await probe(key)), outcomeOf(await probe(key, there))]
      return outcomes.every(([status, code]) => status === outcome[0] && code === outcome[1])
    },
    withinMs,
  )

test('every gateway rejects a disabled partner with its own code, completes requests in flight, and serves it once enabled [S11]', async () => {
  const key = keys.make()
  const other = keys.make({ partnerId: key.partnerId, mode: 'live' })
  for (const one of [key, other]) await everywhere(one, [200, undefined])
  let finish = () => {}
  proceed = new Promise<void>((resolve) => void (finish = resolve))
  const underWay = request(key)
  await eventually('it is under way', () => started > 0, withinMs)
  await keys.change(key.partnerId, { isDisabled: true })
  await eventually('the key is refused', async () => (await probe(key, there)).status === 403, withinMs)
  finish()

  expect(outcomeOf(await underWay)).toEqual([200, undefined])
  for (const one of [key, other]) await everywhere(one, [403, 'PARTNER_DISABLED'])
  // Denials are cached, so that further requests of the partner cause no load on identity.
  const before = keys.requests.length
  for (let at = 0; at < 5; at++) await request(key)
  expect(keys.requests.length).toBe(before)
  const refused = await request(key)
  expect(refused.json.errors?.[0]?.message).toBe(
    'Your access to the API is disabled. Please contact us; your keys are kept.',
  )
  expect(costOf(refused)).toMatchObject({ points: 0, charged: 0, available: null })

  await keys.change(key.partnerId, { isDisabled: false })
  for (const one of [key, other]) await everywhere(one, [200, undefined])
})

test('a limit of a partner holds for its keys over all gateways as soon as it is set, and ends as soon [S20]', async () => {
  const key = keys.make()
  expect(costOf(await request(key))).toMatchObject({ capacity: 2000, restorePerSecond: 100, available: 1998 })
  await request(key, there)

  await keys.change(key.partnerId, { limits: { pointsPerMinute: 100 } })
  await eventually('both have the limit', async () => {
    const answers = [await request(key), await request(key, there)]
    return answers.every((answer) => costOf(answer)?.['capacity'] === 100)
  })

  expect((await request(key)).headers.get('ratelimit-policy')).toBe('"points";q=100;w=60')
  let served = 0
  await eventually('the points are used up in both', async () => {
    const answers = [await request(key), await request(key, there)]
    served += answers.filter(({ status }) => status === 200).length
    return answers.every(({ status }) => status === 429)
  })
  // A request costs 2 points; each gateway may hear of a twentieth of the points too late.
  expect(served).toBeLessThanOrEqual(55)
  now += 30_000
  expect((await request(key)).status).toBe(200)
  const tooDear = await here.graphql('{ countries { countries { name } } }', {}, byKey(key))
  expect(outcomeOf(tooDear)).toEqual([400, 'QUERY_TOO_DEAR'])

  await keys.change(key.partnerId, {})
  await eventually('the limit is gone', async () => costOf(await request(key, there))?.['capacity'] === 2000)
  await everywhere(key, [200, undefined])
})

test('a daily limit rejects what a minute would allow, with the reason; points are restored over the day [S20]', async () => {
  const key = keys.make()
  await keys.change(key.partnerId, { limits: { pointsPerDay: 1000 } })
  const dear = () => requestDear(key)
  for (let at = 0; at < 4; at++) {
    expect((await dear()).status).toBe(200)
    now += 60_000
  }
  const refused = await dear()

  expect(refused.status).toBe(429)
  expect(refused.json.errors?.[0]?.message).toMatch(/^This request costs more points than you have left for today/)
  // All figures are those of the limit that refuses.
  expect(costOf(refused)).toMatchObject({ charged: 0, capacity: 1000, restorePerSecond: 0.0116, available: 194 })
  const hours = (Date.parse(costOf(refused)?.fullAt ?? '') - now) / 3_600_000
  expect(hours).toBeCloseTo((24 * 805.2) / 1000, 1)
  expect(refused.headers.get('ratelimit-policy')).toBe('"points";q=2000;w=20, "day";q=1000;w=86400')
  expect(refused.headers.get('ratelimit')).toMatch(/^"points";r=2000;t=0, "day";r=194;t=\d+$/)
  now += 60 * 60_000
  expect((await dear()).status).toBe(200)
})

test('points used of a day stay used after a restart of the gateway and under another limit [S20]', async () => {
  const key = keys.make()
  await keys.change(key.partnerId, { limits: { pointsPerDay: 1000 } })
  for (let at = 0; at < 4; at++) {
    expect((await requestDear(key)).status).toBe(200)
    now += 60_000
  }
  const daysUsed = () => (Date.parse(keys.days.get(key.partnerId) ?? '') - now) / (24 * 3_600_000)
  await eventually('identity has the use of all four', () => daysUsed() > 0.8, withinMs)

  const restarted = await TestGateway.open({ pointsNow: () => now, bus: here.bus })
  expect(outcomeOf(await requestDear(key, restarted))).toEqual([429, 'THROTTLED'])
  expect(costOf(await request(key, restarted))).toMatchObject({ available: 192 })

  // Under the raised limit, 808 points stay used, as identity counts them.
  keys.days.set(key.partnerId, new Date(now + (24 * 3_600_000 * 808) / 1500).toISOString())
  await keys.change(key.partnerId, { limits: { pointsPerDay: 1500 } })
  for (const gateway of [here, restarted]) {
    await eventually('the limit is raised', async () => costOf(await probe(key, gateway))?.capacity === 1500, withinMs)
    const { available } = costOf(await probe(key, gateway)) ?? {}
    expect(available).toBeLessThanOrEqual(692)
    expect(available).toBeGreaterThan(600)
  }
  await restarted.close()
})

test('points used right before a limit is changed or removed count under the next limit, though not reported yet [S20]', async () => {
  const key = keys.make()
  await keys.change(key.partnerId, { limits: { pointsPerDay: 1000 } })
  await here.handle(RecordPartnerDays, () => Promise.reject(new AppError('UNAVAILABLE')))
  for (let at = 0; at < 4; at++) expect((await requestDear(key)).status).toBe(200)
  const untilCapacity = (capacity: number) =>
    eventually(`a capacity of ${capacity}`, async () => costOf(await probe(key))?.['capacity'] === capacity, withinMs)
  const available = async () => costOf(await probe(key))?.['available']

  await keys.change(key.partnerId, { limits: { pointsPerDay: 1500 } })
  await untilCapacity(1500)
  expect(await available()).toBeLessThanOrEqual(692)
  expect(await available()).toBeGreaterThan(600)
  await keys.change(key.partnerId, {})
  await untilCapacity(2000)
  await keys.change(key.partnerId, { limits: { pointsPerDay: 900 } })
  await untilCapacity(900)
  expect(await available()).toBeLessThanOrEqual(92)
  await keys.register()
  await eventually('the day is recorded', () => keys.days.has(key.partnerId), withinMs)
})

test('a limit of a day that is lowered and raised again gives no points back, though nothing is reported yet [S20]', async () => {
  const key = keys.make()
  await keys.change(key.partnerId, { limits: { pointsPerDay: 1000 } })
  await here.handle(RecordPartnerDays, () => Promise.reject(new AppError('UNAVAILABLE')))
  for (let at = 0; at < 4; at++) expect((await requestDear(key)).status).toBe(200)
  const availableOf = async (pointsPerDay: number) => {
    await keys.change(key.partnerId, { limits: { pointsPerDay } })
    const isKnown = async () => costOf(await probe(key))?.['capacity'] === pointsPerDay
    await eventually(`a capacity of ${pointsPerDay}`, isKnown, withinMs)
    return costOf(await probe(key))?.['available']
  }

  expect(await availableOf(600)).toBe(0)
  expect(await availableOf(1600)).toBeLessThanOrEqual(792)
  expect(await availableOf(1000)).toBeLessThanOrEqual(192)
  await keys.register()
})

test('while identity records nothing, the limit of a day holds in each gateway, and is recorded later [S20]', async () => {
  const key = keys.make()
  await keys.change(key.partnerId, { limits: { pointsPerDay: 1000 } })
  await here.handle(RecordPartnerDays, () => Promise.reject(new AppError('UNAVAILABLE')))
  for (let at = 0; at < 4; at++) {
    expect((await requestDear(key)).status).toBe(200)
    now += 60_000
  }

  expect(outcomeOf(await requestDear(key))).toEqual([429, 'THROTTLED'])
  expect(keys.days.has(key.partnerId)).toBe(false)
  await keys.register()
  await eventually('the day is recorded', () => keys.days.has(key.partnerId), withinMs)
})

test('a rejection by the daily limit shows the day, even when the minute has fewer points left [S20]', async () => {
  const key = keys.make()
  await keys.change(key.partnerId, { limits: { pointsPerMinute: 300, pointsPerDay: 1000 } })
  for (let at = 0; at < 4; at++) {
    if (at > 0) now += 60_000
    expect((await requestDear(key)).status).toBe(200)
  }
  const refused = await requestDear(key)

  expect(refused.headers.get('ratelimit')).toMatch(/^"points";r=98;t=\d+, "day";r=194;t=\d+$/)
  expect(costOf(refused)).toMatchObject({ capacity: 1000, available: 194 })
  expect(costOf(await request(key))).toMatchObject({ capacity: 300, available: 96 })
})
