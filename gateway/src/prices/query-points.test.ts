import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { ListCountries } from '@seneb/contracts/messages/content/places.messages'
import { SearchContent } from '@seneb/contracts/messages/content/search.messages'
import { buildSchema, parse, type OperationDefinitionNode } from 'graphql'

import { TestGateway } from '../gateway.fixture.js'
import { readTypeDefinitions } from '../graphql/type-definitions.js'
import { pointsOf } from './price-of.js'

describe('the cost of a document', () => {
  const schema = buildSchema(readTypeDefinitions())

  test.each([
    ['{ countries { source } }', 1],
    ['{ countries { source } companyValues { key } }', 2],
    ['{ a: countries { source } b: countries { source } }', 2],
    ['{ countries { source } countries { source } }', 1],
    ['{ search(query: "x") { totalCount } siteMap { path } }', 11],
    ['{ ...f ...f ... on Query { companyValues { key } } } fragment f on Query { countries { source } ...f }', 2],
  ])('%s costs %i [S1]', (text, points) => {
    const document = parse(text)
    expect(pointsOf(schema, document, document.definitions[0] as OperationDefinitionNode)).toBe(points)
  })
})

describe('a client’s budget', () => {
  const page = 'query ($q: String!) { search(query: $q) { totalCount } }'
  const pointsPerMinute = 60
  let gateway: TestGateway
  let searched = 0

  beforeAll(async () => {
    gateway = await TestGateway.open({
      documents: { page, countries: '{ countries { source } }' },
      settings: { queryPointsPerMinute: pointsPerMinute, trustedProxies: ['127.0.0.1'] },
    })
    await gateway.handle(ListCountries, () => ({ source: 'DATABASE' as const, countries: [] }))
    await gateway.handle(SearchContent, () => {
      searched++
      return { query: 'x', isCorrected: false, isShortened: false, totalCount: 0, hits: [] }
    })
  })
  afterAll(() => gateway.close())

  const as = (client: string) => ({ 'x-forwarded-for': client })
  const search = (headers: Record<string, string>) => gateway.graphql(page, { q: 'dental' }, headers)

  test('is spent by searches, reports when to retry, and is separate for each client [S1, S20]', async () => {
    const statuses = []
    for (let time = 0; time < 8; time++) statuses.push((await search(as('198.51.100.1'))).status)
    const rejected = await search(as('198.51.100.1'))

    expect(statuses).toEqual([...Array<number>(6).fill(200), 429, 429])
    expect(searched).toBe(6)
    expect(rejected.json.errors).toEqual([
      {
        message: expect.stringMatching(/Please try again in \d+ seconds\.$/),
        extensions: { code: 'RATE_LIMITED', retryAfterSeconds: expect.any(Number) },
      },
    ])
    const { retryAfterSeconds } = rejected.json.errors?.[0]?.extensions as unknown as { retryAfterSeconds: number }
    expect(retryAfterSeconds).toBeGreaterThan(30)
    expect(rejected.headers.get('retry-after')).toBe(String(retryAfterSeconds))
    expect((await search(as('198.51.100.2'))).status).toBe(200)
  })

  test('is not needed for cached responses', async () => {
    const address = '/graphql?documentId=countries&variables=%7B%7D'
    const statuses = []
    for (let time = 0; time < 2 * pointsPerMinute; time++) {
      statuses.push((await gateway.fetch(address, { headers: as('198.51.100.3') })).status)
    }

    expect(new Set(statuses)).toEqual(new Set([200]))
  })

  test("is not spent by the web server's own anonymous documents, and is spent by all others [S1]", async () => {
    const statusesOf = async (query: string) => {
      const statuses = []
      for (let time = 0; time < 8; time++) statuses.push((await gateway.graphql(query, { q: 'eye' })).status)
      return new Set(statuses)
    }

    expect(await statusesOf(page)).toEqual(new Set([200]))
    expect(await statusesOf(`${page} `)).toEqual(new Set([200, 429]))
  })
})
