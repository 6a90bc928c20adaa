import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { ListCountries } from '@seneb/contracts/messages/content/places.messages'
import { SubmitTripPlan } from '@seneb/contracts/messages/enquiry/trip-plan.messages'
import { RecordReferralVisit } from '@seneb/contracts/messages/referral/referral.messages'
import { rateLimitSubject } from '@seneb/contracts/nats-permissions'
import { AppError } from '@seneb/platform/app-error'
import { aTripPlan } from '@seneb/testkit/a-trip-plan'
import { testBus, type TestBus } from '@seneb/testkit/test-bus'

import { TestGateway } from '../gateway.fixture.js'
import { maxMutationFields } from '../graphql/apollo.js'

const perMinute = 20
const newPerHour = 4
// The tests act as a proxy that names the client.
const settings = { mutationsPerMinute: perMinute, newReferralsPerHour: newPerHour, trustedProxies: ['127.0.0.1'] }

let bus: TestBus
let gateway: TestGateway
let other: TestGateway
let stored = 0
let lastClient = 0
let client: Record<string, string>

beforeAll(async () => {
  bus = await testBus()
  gateway = await TestGateway.open({ bus, settings })
  other = await TestGateway.open({ bus, settings })
  await gateway.handle(SubmitTripPlan, () => {
    stored++
    return { id: '0190f5fe-7c00-7a00-8000-000000000001', reference: 'SNB-7K3M9Q' }
  })
  await gateway.handle(ListCountries, () => ({ source: 'DATABASE' as const, countries: [] }))
})

beforeEach(() => {
  stored = 0
  client = { 'x-forwarded-for': `198.51.100.${++lastClient}` }
})

afterAll(async () => {
  await gateway.close()
  await other.close()
  await bus.stop()
})

/**
 * Waits until the replicas have exchanged counts, which happens five times a second. Several short waits are used, so
 * that a standstill delays only one of them.
 */
async function waitForReports(): Promise<void> {
  for (let beat = 0; beat < 5; beat++) await new Promise((resolve) => setTimeout(resolve, 250))
}

/**
 * Sends `count` aliased mutations, as many as allowed in each request; returns the names of their results, in order.
 */
async function send(count: number, to = gateway, headers = client): Promise<string[]> {
  const results: string[] = []
  refusals = []
  while (results.length < count)
    results.push(...(await sendAliased(Math.min(maxMutationFields, count - results.length), to, headers)))
  return results
}

async function sendAliased(count: number, to: TestGateway, headers: Record<string, string>): Promise<string[]> {
  const fields = Array.from({ length: count }, (_, i) => `a${i}: submitTripPlan(input: $input) { ...r }`)
  const { json, text } = await to.graphql(
    `mutation ($input: TripPlanInput!) { ${fields.join(' ')} }
     fragment r on SubmitTripPlanResult { __typename ... on TooManyRequests { code message retryAfterSeconds } }`,
    { input: aTripPlan() },
    headers,
  )
  if (!json.data) throw new Error(text)
  refusals.push(...Object.values(json.data as Record<string, object>).filter((result) => 'retryAfterSeconds' in result))
  return Object.values(json.data as Record<string, { __typename: string }>).map(({ __typename }) => __typename)
}
let refusals: object[] = []

const accepted = (results: string[]) => results.filter((name) => name === 'TripPlanReceived').length

test('each aliased mutation in a request counts on its own [S20]', async () => {
  const results = [...(await send(15)), ...(await send(15))]

  expect(results.slice(0, perMinute)).toEqual(Array(perMinute).fill('TripPlanReceived'))
  expect(results.slice(perMinute)).toEqual(Array(10).fill('TooManyRequests'))
  expect(stored).toBe(perMinute)
})

test('a rejected client gets the time after which to retry', async () => {
  await send(15)
  await send(15)

  expect(refusals[0]).toEqual({
    __typename: 'TooManyRequests',
    code: 'RATE_LIMITED',
    message: expect.stringMatching(
      /^Too many requests were sent from your connection\. Please try again in \d+ seconds\.$/,
    ),
    retryAfterSeconds: expect.any(Number),
  })
  const { message, retryAfterSeconds } = refusals[0] as { message: string; retryAfterSeconds: number }
  expect(retryAfterSeconds).toBeGreaterThan(50)
  expect(message).toContain(`in ${retryAfterSeconds} seconds`)
})

test('a flood of a thousand mutations takes effect only up to the limit', async () => {
  let sum = 0
  for (let request = 0; request < 500; request++) sum += accepted(await send(maxMutationFields))

  expect({ sum, stored }).toEqual({ sum: perMinute, stored: perMinute })
})

test('clients have separate limits, and reads are not counted', async () => {
  await send(15)
  await send(15)
  const neighbour = { 'x-forwarded-for': '192.0.2.1' }

  expect(accepted(await send(1, gateway, neighbour))).toBe(1)
  expect((await gateway.graphql('{ countries { source } }', {}, client)).json.data).not.toBeNull()
})

test('addresses of one IPv6 network count as one client', async () => {
  await send(15, gateway, { 'x-forwarded-for': '2001:db8:0:1::1' })
  const results = await send(15, gateway, { 'x-forwarded-for': '2001:db8:0:1:ffff::2' })

  expect(accepted(results)).toBe(perMinute - 15)
})

test('replicas count together', async () => {
  await send(15, gateway)
  await waitForReports()

  expect(accepted(await send(15, other))).toBe(perMinute - 15)
})

test('replicas share their counts of unknown referral ids [D-07, S20]', async () => {
  const seen = new Set<string>()
  await gateway.handle(RecordReferralVisit, ({ id = '', mayCreate }) => {
    const isNew = !seen.has(id)
    if (isNew && mayCreate === false) throw new AppError('RATE_LIMITED')
    seen.add(id)
    const processed = { isTest: false, referralId: id, referralType: 'general' as const, referrerName: 'Partner' }
    return { ...processed, visitRecorded: isNew, processedAt: '2026-11-21T09:00:00.000Z', isNew }
  })
  const open = async (id: string, to: TestGateway) => {
    const query = `mutation { processReferral(input: { id: "${id}" }) { __typename } }`
    return JSON.stringify((await to.graphql(query, {}, client)).json.data)
  }
  for (let i = 0; i < newPerHour; i++) expect(await open(`new-${i}`, gateway)).toContain('ReferralProcessed')
  await waitForReports()

  expect(await open('one-more', other)).toContain('TooManyRequests')
  expect(await open('new-0', other)).toContain('ReferralProcessed')
})

test.each([
  'no JSON',
  '{}',
  '{"replica":"other","counts":7}',
  '{"replica":"other","counts":[null,["short",1,"mutations"],[7,7]]}',
])('a malformed replica message is ignored: %s', async (text) => {
  const connection = await bus.connectAs('gateway')
  connection.publish(rateLimitSubject, text)
  await connection.flush()
  await connection.close()

  expect(accepted(await send(1))).toBe(1)
})

test('a port in a forwarded address does not change the client key [S20, L11]', async () => {
  const behind = (...hops: string[]) => ({ 'x-forwarded-for': hops.join(', ') })
  const [one, sameOne, another, unreadable] = [
    behind('198.51.100.201:4001', '127.0.0.1:80'),
    behind('"198.51.100.201:4002"'),
    behind('198.51.100.202:4001'),
    behind('_hidden'),
  ]
  const last = (results: readonly string[]) => results.at(-1)
  await send(perMinute / 2, gateway, one)
  await send(perMinute / 2, gateway, sameOne)

  expect(last(await send(1, gateway, one))).toBe('TooManyRequests')
  expect(last(await send(1, gateway, sameOne))).toBe('TooManyRequests')
  expect(last(await send(1, gateway, another))).toBe('TripPlanReceived')
  expect(last(await send(1, gateway, unreadable))).toBe('TripPlanReceived')
})

test('a forwarded address from an untrusted proxy is ignored', async () => {
  const alone = await TestGateway.open({ bus, settings: { mutationsPerMinute: 3 } })
  const results = []
  for (let i = 0; i < 5; i++) results.push(...(await send(1, alone, { 'x-forwarded-for': `198.51.100.${200 + i}` })))
  await alone.close()

  expect(accepted(results)).toBe(3)
})

test('limits of an hour and a day apply next to the minute, and the reported wait is exact [S20]', async () => {
  const slow = await TestGateway.open({
    bus,
    settings: { ...settings, mutationsPerMinute: 3, mutationsPerHour: 4, mutationsPerDay: 100 },
  })
  const waits = async (count: number) => {
    await send(count, slow)
    return refusals.map((error) => (error as { retryAfterSeconds: number }).retryAfterSeconds)
  }

  const [ofMinute] = await waits(4)
  // A refused request is returned to the hourly budget; otherwise a busy minute would use up the whole hour.
  const brisk = await TestGateway.open({ bus, settings: { ...settings, mutationsPerHour: 4, mutationsPerDay: 5 } })
  const acceptedCount = accepted(await send(6, brisk, { 'x-forwarded-for': `198.51.100.${++lastClient}` }))
  const [ofHour] = refusals.map((error) => (error as { retryAfterSeconds: number }).retryAfterSeconds)
  await Promise.all([slow.close(), brisk.close()])

  expect(ofMinute).toBeGreaterThan(30)
  expect(ofMinute).toBeLessThanOrEqual(60)
  expect(acceptedCount).toBe(4)
  expect(ofHour).toBeGreaterThan(3000)
  expect(ofHour).toBeLessThanOrEqual(3600)
})
