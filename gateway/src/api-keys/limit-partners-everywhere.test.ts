import { setTimeout as pause } from 'node:timers/promises'

import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { ListCountries } from '@seneb/contracts/messages/content/places.messages'
import { SubmitPartnerTripPlan } from '@seneb/contracts/messages/enquiry/partner-enquiry.messages'
import { AppError } from '@seneb/platform/app-error'
import { anAgreement, aTripPlanEnquiry } from '@seneb/testkit/a-partner-enquiry'

import { eventually } from '../../../tests/support/eventually.js'
import { reportIntervalMs } from '../access/replica-counts.js'
import { TestGateway, type HttpResponse } from '../gateway.fixture.js'
import { byKey, TestKeys, type TestKey } from './test-keys.fixture.js'

const submit = `mutation ($input: TripPlanEnquiryInput!) { submitTripPlanEnquiry(input: $input) { __typename } }`
const withinMs = 5000

let here: TestGateway
let there: TestGateway
let keys: TestKeys
let started = 0
let submitted = 0
let finish: () => void

beforeAll(async () => {
  const settings = { partnerRequestsAtOnce: 3, partnerEnquiriesPerHour: 4 }
  // A frozen clock, so that no points refill during the tests.
  const pointsNow = () => 1_000_000_000_000
  here = await TestGateway.open({ settings, pointsNow })
  there = await TestGateway.open({ settings, pointsNow, bus: here.bus })
  keys = await TestKeys.of(here)
  const finished = new Promise<void>((resolve) => void (finish = resolve))
  await here.handle(ListCountries, async () => {
    started += 1
    await finished
    return { source: 'DATABASE' as const, countries: [] }
  })
  await here.handle(SubmitPartnerTripPlan, ({ onlyRepeats }) => {
    if (onlyRepeats) throw new AppError('THROTTLED')
    submitted += 1
    return { id: '0190f5fe-7c00-7a00-8000-000000000001', reference: 'SNB-7K3M9Q', isRepeat: false }
  })
})
afterAll(async () => {
  await there.close()
  await here.close()
})

/** Waits several reporting intervals, so that the gateways have exchanged all their counts. */
async function waitForReports(): Promise<void> {
  for (let beat = 0; beat < 5; beat++) await pause(reportIntervalMs)
}
const codeOf = ({ json, status }: HttpResponse) => [status, json.errors?.[0]?.extensions?.code]
const submitOnBehalf = (gateway: TestGateway, key: TestKey) =>
  gateway.graphql(
    submit,
    { input: { ...aTripPlanEnquiry(), onBehalf: anAgreement(new Date(), randomUUID()) } },
    byKey(key),
  )

test('enquiries that one gateway took are counted at the next, and no others are [S20]', async () => {
  const live = keys.make({ mode: 'live', scopes: ['enquiries:submit'] })
  const another = keys.make({ mode: 'live', scopes: ['enquiries:submit'] })
  for (let time = 0; time < 3; time++) expect((await submitOnBehalf(here, live)).status).toBe(200)
  await waitForReports()
  expect((await submitOnBehalf(there, live)).status).toBe(200)
  await waitForReports()
  const before = submitted

  for (const gateway of [here, there]) expect(codeOf(await submitOnBehalf(gateway, live))).toEqual([429, 'THROTTLED'])
  expect(submitted).toBe(before)
  expect((await submitOnBehalf(there, another)).status).toBe(200)
})

test('long requests at one gateway occupy slots at the next until they are answered [S20]', async () => {
  const [key, another] = [keys.make(), keys.make()]
  const request = (gateway: TestGateway, by = key) => gateway.graphql('{ countries { source } }', {}, byKey(by))
  const waiting = [request(here), request(here), request(here)]
  await eventually('three are under way', () => started === 3, withinMs)
  await waitForReports()

  expect(codeOf(await request(there))).toEqual([429, 'THROTTLED'])
  const others = request(there, another)
  await eventually('another partner’s is under way there', () => started === 4, withinMs)
  finish()
  expect((await Promise.all([...waiting, others])).map(({ status }) => status)).toEqual([200, 200, 200, 200])
  await eventually('the places are free there', async () => (await request(there)).status === 200, withinMs)
})
