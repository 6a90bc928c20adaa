import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { ListCountries } from '@seneb/contracts/messages/content/places.messages'
import { SubmitPartnerTripPlan } from '@seneb/contracts/messages/enquiry/partner-enquiry.messages'
import { AppError } from '@seneb/platform/app-error'
import { anAgreement, aTripPlanEnquiry } from '@seneb/testkit/a-partner-enquiry'

import { eventually } from '../../../tests/support/eventually.js'
import { TestGateway, type HttpResponse } from '../gateway.fixture.js'
import { byKey, TestKeys, type TestKey } from './test-keys.fixture.js'

const countries = '{ countries { source } }'
const submit = `mutation ($input: TripPlanEnquiryInput!) { submitTripPlanEnquiry(input: $input) { __typename } }`
const receipt = { id: '0190f5fe-7c00-7a00-8000-000000000001', reference: 'SNB-7K3M9Q' }

let gateway: TestGateway
let keys: TestKeys
let started = 0
let finish: () => void
let submitted = 0
/** Partner references of the enquiries that were stored. */
const stored = new Set<string>()
let now = 1_000_000_000_000

beforeAll(async () => {
  const settings = { partnerRequestsAtOnce: 3, partnerEnquiriesPerHour: 4 }
  gateway = await TestGateway.open({ settings, pointsNow: () => now })
  keys = await TestKeys.of(gateway)
  await gateway.handle(SubmitPartnerTripPlan, ({ fullName, onBehalf, onlyRepeats }) => {
    if (fullName === 'Nobody') throw new AppError('UNAVAILABLE')
    const { partnerReference = '' } = onBehalf as { partnerReference?: string }
    const isRepeat = stored.has(partnerReference)
    if (onlyRepeats && !isRepeat) throw new AppError('THROTTLED')
    if (!isRepeat) submitted += 1
    stored.add(partnerReference)
    return { ...receipt, isRepeat }
  })
})
beforeEach(async () => {
  started = 0
  const finished = new Promise<void>((resolve) => void (finish = resolve))
  await gateway.handle(ListCountries, async () => {
    started += 1
    await finished
    return { source: 'DATABASE' as const, countries: [] }
  })
})
afterAll(() => gateway.close())

const codeOf = ({ json }: HttpResponse) => json.errors?.[0]?.extensions?.code
const request = (key: TestKey, init: RequestInit = {}) => {
  const headers = { 'content-type': 'application/json', ...byKey(key) }
  return gateway.fetch('/graphql', { method: 'POST', body: JSON.stringify({ query: countries }), headers, ...init })
}
const inFlight = (count: number) => eventually('so many are under way', () => started === count, 5000)

test('a partner has a limited number of requests in flight, counted across all its keys [S20]', async () => {
  const key = keys.make()
  const second = keys.make({ partnerId: key.partnerId })
  const waiting = [request(key), request(key), request(second)]
  await inFlight(3)
  const rejected = await request(second)
  const others = request(keys.make())
  await inFlight(4)

  expect([rejected.status, rejected.headers.get('retry-after'), rejected.json.errors]).toEqual([
    429,
    '1',
    [
      {
        message: 'You have 3 requests in progress, which is the maximum. Please try again in 1 second.',
        extensions: { code: 'THROTTLED', retryAfterSeconds: 1 },
      },
    ],
  ])
  expect(rejected.json.extensions?.cost).toMatchObject({ points: 0, charged: 0, capacity: 2000 })
  finish()
  expect((await Promise.all([...waiting, others])).map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect((await request(key)).status).toBe(200)
})

test('the slot of a disconnected client is released when its work is done, not before [S20, R14]', async () => {
  const key = keys.make()
  const controller = new AbortController()
  const aborted = [1, 2, 3].map(() => request(key, { signal: controller.signal }).catch(() => undefined))
  await inFlight(3)
  controller.abort()
  await Promise.all(aborted)

  expect((await request(key)).status).toBe(429)
  finish()
  await eventually('the places are free', async () => (await request(key)).status === 200, 5000)
})

const submitOnBehalf = (key: TestKey, form: object = {}, text = submit, partnerReference: string = randomUUID()) => {
  const onBehalf = anAgreement(new Date(), partnerReference)
  return gateway.graphql(text, { input: { ...aTripPlanEnquiry(form), onBehalf } }, byKey(key))
}

test('live keys have an hourly limit of enquiries; only accepted ones count [S11, S20]', async () => {
  const live = keys.make({ mode: 'live', scopes: ['enquiries:submit'] })
  const test = keys.make({ partnerId: live.partnerId, scopes: ['enquiries:submit'] })
  for (let time = 0; time < 6; time++) {
    await submitOnBehalf(live, { age: '17' })
    await submitOnBehalf(live, { fullName: 'Nobody' })
    await submitOnBehalf(test)
  }
  for (let time = 0; time < 4; time++) expect((await submitOnBehalf(live)).status).toBe(200)
  const before = submitted
  const rejected = await submitOnBehalf(live)

  expect([rejected.status, rejected.headers.get('retry-after'), rejected.json.errors]).toEqual([
    429,
    '900',
    [
      {
        message:
          'You have reached the limit for enquiries, so this one was not stored. Enquiries that you submitted earlier are kept, and repeating one returns its original result. Please try again in 15 minutes.',
        extensions: { code: 'THROTTLED', retryAfterSeconds: 900 },
      },
    ],
  ])
  expect(rejected.json.extensions?.cost).toMatchObject({ points: 11, charged: 11 })
  expect((await submitOnBehalf(test)).status).toBe(200)
  expect(submitted).toBe(before + 1)
  now += 900_000
  expect((await submitOnBehalf(live)).status).toBe(200)
  expect((await submitOnBehalf(live)).status).toBe(429)
})

test('two enquiries in one document are accepted together or not at all [S20]', async () => {
  const live = keys.make({ mode: 'live', scopes: ['enquiries:submit'] })
  const both = `mutation ($input: TripPlanEnquiryInput!) {
    one: submitTripPlanEnquiry(input: $input) { __typename }
    two: submitTripPlanEnquiry(input: $input) { __typename } }`
  for (let time = 0; time < 3; time++) await submitOnBehalf(live)
  const before = submitted
  const rejected = await submitOnBehalf(live, {}, both)

  expect([codeOf(rejected), submitted]).toEqual(['THROTTLED', before])
  expect((await submitOnBehalf(live)).status).toBe(200)
})

test('a repeated enquiry counts once, and its stored response is returned even when the limit is reached [S11, S20, R3]', async () => {
  const live = keys.make({ mode: 'live', scopes: ['enquiries:submit'] })
  const lost = randomUUID()
  for (let time = 0; time < 6; time++) expect((await submitOnBehalf(live, {}, submit, lost)).status).toBe(200)
  for (let time = 0; time < 3; time++) expect((await submitOnBehalf(live)).status).toBe(200)
  const before = submitted
  const again = await submitOnBehalf(live, {}, submit, lost)

  expect([again.status, again.json.data]).toEqual([200, { submitTripPlanEnquiry: { __typename: 'EnquirySubmitted' } }])
  expect([codeOf(await submitOnBehalf(live)), submitted]).toEqual(['THROTTLED', before])
})
