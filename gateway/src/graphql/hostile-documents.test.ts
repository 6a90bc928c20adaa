import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { ListAirports, ListCountries } from '@seneb/contracts/messages/content/places.messages'
import { SubmitTripPlan } from '@seneb/contracts/messages/enquiry/trip-plan.messages'
import { SearchContent } from '@seneb/contracts/messages/content/search.messages'

import { TestGateway } from '../gateway.fixture.js'
import { bodyOf, hostileDocuments } from './hostile-documents.fixture.js'
import { oddDocuments } from './hostile-queries.fixture.js'

const maxErrorBytes = 2048

let gateway: TestGateway
let reached = 0

beforeAll(async () => {
  // Introspection is on, so that no document is refused only because it is off.
  gateway = await TestGateway.open({ settings: { introspection: true } })
  const note = () => {
    reached++
    throw new Error('a hostile document reached a service')
  }
  await gateway.handle(ListCountries, note)
  await gateway.handle(ListAirports, note)
  await gateway.handle(SubmitTripPlan, note)
})

afterAll(() => gateway.close())

async function sendAll() {
  const responses = []
  for (const document of hostileDocuments) {
    const response = await gateway.post(bodyOf(document), { 'content-type': 'application/json' })
    responses.push({ name: document.name, ...response, message: response.json.errors?.[0]?.message ?? '' })
  }
  return responses
}

test('hostile documents are all rejected with a short message before any service request [S1, G2]', async () => {
  expect(hostileDocuments.length).toBeGreaterThanOrEqual(100)
  await sendAll()
  const rssBefore = process.memoryUsage().rss
  const responses = await sendAll()

  const accepted = responses.filter(
    ({ status, bytes, message }) => status !== 400 || bytes >= maxErrorBytes || message.length < 10,
  )
  expect(accepted.map(({ name, status, bytes }) => ({ name, status, bytes }))).toEqual([])
  expect(reached).toBe(0)
  const slowest = responses.reduce((a, b) => (a.durationMs > b.durationMs ? a : b))
  process.stdout.write(
    `hostile documents: ${responses.length}/${hostileDocuments.length} refused, slowest ${slowest.durationMs.toFixed(1)} ms` +
      ` (${slowest.name}), largest answer ${Math.max(...responses.map(({ bytes }) => bytes))} B,` +
      ` RSS ${((process.memoryUsage().rss - rssBefore) / 2 ** 20).toFixed(1)} MB more\n`,
  )
})

test('unusual documents are executed like any other, without side effects [S1, G2]', async () => {
  const served = await TestGateway.open({ bus: gateway.bus })
  await gateway.silence(ListCountries)
  await served.handle(ListCountries, () => ({ source: 'DATABASE' as const, countries: [] }))
  const nothing = { query: '', isCorrected: false, isShortened: false, totalCount: 0, hits: [] }
  await served.handle(SearchContent, () => nothing)
  const failed = []
  for (const document of oddDocuments) {
    const { status, json } = await served.post(bodyOf(document), { 'content-type': 'application/json' })
    if (status !== 200 || json.errors || !json.data) failed.push({ name: document.name, status, json })
  }
  await served.close()

  expect(failed).toEqual([])
  expect(oddDocuments.length).toBeGreaterThanOrEqual(30)
  expect('polluted' in {}).toBe(false)
})

test('no error message hints at names of the schema [S3]', async () => {
  const nearMisses = [
    '{ countrys { name } }',
    '{ countries { contries { name } } }',
    '{ airports(contry: "x") { source } }',
  ]

  for (const query of nearMisses) {
    const { status, text } = await gateway.graphql(query)
    expect(status).toBe(400)
    expect(text).not.toMatch(/did you mean/i)
  }
})
