import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { ListCountries } from '@seneb/contracts/messages/content/places.messages'

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

test('a disabled partner is refused by its own code in every gateway, what is under way ends well, and enabled it is back [S11]', async () => {
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
  // Refusals are kept, so that a partner that goes on costs identity nothing.
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

test('a limit for a day refuses what a minute would allow, and says so; points come back over the day [S20]', async () => {
  const key = keys.make()
  await keys.change(key.partnerId, { limits: { pointsPerDay: 1000 } })
  const dear = () => here.graphql('{ countries { countries { name } } }', {}, byKey(key))
  for (let at = 0; at < 4; at++) {
    expect((await dear()).status).toBe(200)
    now += 60_000
  }
  const refused = await dear()

  expect(refused.status).toBe(429)
  expect(refused.json.errors?.[0]?.message).toMatch(/^This request costs more points than you have left for today/)
  expect(costOf(refused)).toMatchObject({ charged: 0, capacity: 2000, available: 194 })
  expect(refused.headers.get('ratelimit-policy')).toBe('"points";q=2000;w=20, "day";q=1000;w=86400')
  expect(refused.headers.get('ratelimit')).toMatch(/^"points";r=2000;t=0, "day";r=194;t=\d+$/)
  now += 60 * 60_000
  expect((await dear()).status).toBe(200)
})
