/** @jest-environment jsdom */
import { ApolloLink, Observable } from '@apollo/client'
import { RetryLink } from '@apollo/client/link/retry'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'

import { browserGraph, retryDelay } from './browser-graph.js'
import { documentHash } from './document-hash.js'
import { CountriesDocument, SubmitTripPlanDocument } from './generated/graphql.js'

interface SentRequest {
  readonly url: string
  readonly init: RequestInit
  readonly at: number
}

const requests: SentRequest[] = []
const ownFetch = globalThis.fetch

beforeEach(() => {
  requests.length = 0
  jest.useFakeTimers()
  globalThis.fetch = (url, init = {}) => {
    requests.push({ url: typeof url === 'string' ? url : 'no address', init, at: Date.now() })
    return Promise.reject(new TypeError('the network is away'))
  }
})
afterEach(() => {
  jest.useRealTimers()
  globalThis.fetch = ownFetch
})

/** Runs the given work to its end, with fake time for long waits. */
async function runToEnd(work: Promise<unknown>): Promise<unknown> {
  const outcome = work.then(
    () => 'answered',
    (error: unknown) => error,
  )
  await jest.advanceTimersByTimeAsync(600_000)
  return outcome
}

const countries = () => browserGraph.query({ query: CountriesDocument, variables: {}, fetchPolicy: 'no-cache' })
const submit = (key: Record<string, string>) =>
  browserGraph.mutate({ mutation: SubmitTripPlanDocument, variables: { input: {}, ...key } })

test('a query is tried three times more [CONST-01, D-72]', async () => {
  expect(await runToEnd(countries())).toBeInstanceOf(Error)
  expect(requests).toHaveLength(4)
})

test('however long the waits have grown, none is longer than 30 s [CONST-01, D-72]', async () => {
  const tries: number[] = []
  const failing = new ApolloLink(() => {
    tries.push(Date.now())
    return new Observable((observer) => observer.error(new Error('away')))
  })
  const grown = new RetryLink({ delay: { ...retryDelay, initial: 1e9 }, attempts: { max: 4 } }).concat(failing)
  ApolloLink.execute(grown, { query: CountriesDocument }, { client: browserGraph }).subscribe({
    error: () => undefined,
  })

  await jest.advanceTimersByTimeAsync(600_000)
  expect(tries).toHaveLength(4)
  for (const [index, at] of tries.slice(1).entries()) expect(at - (tries[index] ?? NaN)).toBeLessThanOrEqual(30_000)
})

test('a mutation is only repeated when its key makes twice once [CONST-01, D-72]', async () => {
  await runToEnd(submit({}))
  expect(requests).toHaveLength(1)
  await runToEnd(submit({ idempotencyKey: 'one' }))
  expect(requests).toHaveLength(5)
})

test('a window that gets focus again fetches nothing [CONST-02, D-72]', async () => {
  const live = browserGraph.watchQuery({ query: CountriesDocument, variables: {}, fetchPolicy: 'network-only' })
  const watching = live.subscribe({ error: () => undefined })
  await jest.advanceTimersByTimeAsync(600_000)
  const before = requests.length
  expect(before).toBeGreaterThan(0)
  window.dispatchEvent(new Event('focus'))
  document.dispatchEvent(new Event('visibilitychange'))
  await jest.advanceTimersByTimeAsync(600_000)
  expect(requests).toHaveLength(before)
  watching.unsubscribe()
})

const persisted = (document: object) => ({
  extensions: { persistedQuery: { version: 1, sha256Hash: documentHash(document) } },
})

test('queries and mutations go out by the ids of their documents, without their text [S2]', async () => {
  await runToEnd(countries())
  await runToEnd(submit({}))
  const bodies = requests.map(({ init }) => JSON.parse(init.body as string) as Record<string, unknown>)

  expect(bodies[0]).toEqual({ operationName: 'Countries', variables: {}, ...persisted(CountriesDocument) })
  expect(bodies.at(-1)).toMatchObject({ variables: { input: {} }, ...persisted(SubmitTripPlanDocument) })
  expect(bodies.filter((body) => 'query' in body)).toEqual([])
})

test("all requests go to the site's own /graphql, without credentials [CONST-03, D-71]", async () => {
  await runToEnd(countries())
  for (const { url, init } of requests) {
    expect(url).toBe('/graphql')
    expect(init.credentials).toBe('same-origin')
    expect(Object.keys(init.headers ?? {}).map((name) => name.toLowerCase())).not.toContain('authorization')
  }
})
