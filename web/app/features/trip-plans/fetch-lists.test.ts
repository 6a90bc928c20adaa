import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals'

import { browserGraph } from '../../graph/browser-graph.js'
import { SubmitTripPlanDocument } from '../../graph/generated/graphql.js'
import { fetchAirports, fetchCountries } from './fetch-lists.js'

const minuteMs = 60_000
const ownFetch = globalThis.fetch
let requestCount = 0

beforeAll(() => void jest.useFakeTimers())
afterAll(() => void jest.useRealTimers())
beforeEach(() => {
  requestCount = 0
})
afterEach(async () => {
  // Expires the cached lists, so that one test's responses do not serve the next.
  await jest.advanceTimersByTimeAsync(6 * minuteMs)
  globalThis.fetch = ownFetch
})

/** Sets the response of the network from now on. */
function respondWith(body: object): void {
  globalThis.fetch = () => {
    requestCount += 1
    return Promise.resolve(Response.json(body))
  }
}

const countriesFrom = (source: string) => ({
  data: {
    countries: { __typename: 'CountryList', source, countries: [{ __typename: 'Country', code: 'EG', name: 'Egypt' }] },
  },
})
const lastPage = { __typename: 'PageInfo', hasNextPage: false, endCursor: null }
const airportsWith = (nodes: object[], pageInfo: object) => ({
  data: { airports: { __typename: 'AirportConnection', source: 'DATABASE', country: 'France', nodes, pageInfo } },
})
const noAirports = airportsWith([], lastPage)

/** Returns the number of requests that a load of the countries sends; each returns all of them. */
async function outgoing(refresh = false): Promise<number> {
  const before = requestCount
  const { countries } = await fetchCountries(refresh)
  expect(countries).toHaveLength(1)
  return requestCount - before
}

const after = (ms: number) => jest.advanceTimersByTimeAsync(ms)

test('fetched content is used for five minutes; then it is fetched again [CONST-01, CONST-02, D-72]', async () => {
  respondWith(countriesFrom('DATABASE'))
  expect(await outgoing()).toBe(1)
  await after(5 * minuteMs - 1)
  expect(await outgoing()).toBe(0)
  await after(1)
  expect(await outgoing()).toBe(1)
})

test('a forced fetch returns the current content, which is used from then on [CONST-02, AIR-11, D-72]', async () => {
  respondWith(countriesFrom('DATABASE'))
  expect(await outgoing(false)).toBe(1)
  await after(4 * minuteMs)
  expect(await outgoing(true)).toBe(1)
  await after(4 * minuteMs)
  expect(await outgoing(false)).toBe(0)
  await after(minuteMs)
  expect(await outgoing(false)).toBe(1)
})

test('every request has a cache entry of its own [CONST-02, D-72]', async () => {
  respondWith(noAirports)
  const airports = (country: string) => fetchAirports(country, false)
  await airports('France')
  await airports('Egypt')
  expect(requestCount).toBe(2)
  await airports('France')
  expect(requestCount).toBe(2)
})

test('a country of more airports than one page is read to its end, and once [AIR-18, CONST-02]', async () => {
  const airport = (code: string) => ({ __typename: 'Airport', code, name: `Airport (${code})` })
  const cursors: unknown[] = []
  globalThis.fetch = (_url, options) => {
    const { variables } = JSON.parse(options?.body as string) as { variables: { after?: string } }
    cursors.push(variables.after)
    const page = variables.after
      ? airportsWith([airport('BBB')], lastPage)
      : airportsWith([airport('AAA')], { __typename: 'PageInfo', hasNextPage: true, endCursor: 'c1' })
    return Promise.resolve(Response.json(page))
  }
  const names = ['Airport (AAA)', 'Airport (BBB)']

  expect(await fetchAirports('France', false)).toEqual({ kind: 'loaded', count: 2, names, standIn: false })
  expect(await fetchAirports('France', false)).toMatchObject({ names })
  expect(cursors).toEqual([undefined, 'c1'])
})

test('a failure or a fallback list is not cached [CONST-02, AIR-02, D-72]', async () => {
  respondWith({ errors: [{ message: 'x' }] })
  await expect(outgoing()).rejects.toThrow('x')
  respondWith(countriesFrom('FALLBACK'))
  expect(await outgoing()).toBe(1)
  respondWith(countriesFrom('DATABASE'))
  expect(await outgoing()).toBe(1)
  expect(await outgoing()).toBe(0)
})

test('a form is always sent, however recently the same was sent [CONST-02, D-72]', async () => {
  respondWith({ data: { submitTripPlan: { __typename: 'TripPlanReceived', id: '1', reference: 'A' } } })
  const variables = { input: {}, idempotencyKey: 'one' } as never
  for (const time of [1, 2, 3]) {
    await browserGraph.mutate({ mutation: SubmitTripPlanDocument, variables, fetchPolicy: 'no-cache' })
    expect(requestCount).toBe(time)
  }
})
