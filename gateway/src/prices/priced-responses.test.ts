import { readFileSync } from 'node:fs'
import { randomBytes } from 'node:crypto'

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { ListAirports, ListCountries } from '@seneb/contracts/messages/content/places.messages'
import { WithdrawPartnerEnquiry } from '@seneb/contracts/messages/enquiry/partner-enquiry.messages'
import { VerifyApiKey } from '@seneb/contracts/messages/identity/api-key.messages'
import { newApiKey } from '@seneb/platform/api-keys'
import { buildSchema, getVariableValues, Kind, parse, validate } from 'graphql'

import { byKey, TestKeys } from '../api-keys/test-keys.fixture.js'
import { ourOrigin, TestGateway, type HttpResponse } from '../gateway.fixture.js'
import { publicSchemaOf } from '../graphql/public-schema.js'
import { readTypeDefinitions } from '../graphql/type-definitions.js'
import { directPrice } from './direct-price.fixture.js'
import { generatedDocument } from './generated-documents.fixture.js'

const dry = { 'seneb-dry-run': 'cost' }
const countries = '{ countries { source } }'
const withdraw = 'mutation ($id: ID!) { withdrawEnquiry(id: $id) { __typename } }'
const withdrawn = {
  enquiryId: '0190f5fe-7c00-7a00-8000-000000000001',
  reference: 'SNB-7K3M9Q',
  kind: 'trip-plan' as const,
  mode: 'test' as const,
  submittedAt: '2026-11-23T12:00:00.000Z',
  state: 'withdrawn' as const,
  sharing: 'receipt-only' as const,
}
const enquiry = { id: withdrawn.enquiryId }
const at = Date.parse('2026-11-23T12:00:00.000Z')

let gateway: TestGateway
let keys: TestKeys
const scoped = { scopes: ['enquiries:submit'] as const }
let withdrawals = 0

beforeAll(async () => {
  const settings = { partnerDryRunsPerSecond: 1_000_000, partnerPoints: 10_000_000, partnerPointsPerSecond: 1000 }
  gateway = await TestGateway.open({ settings: { ...settings, introspection: true }, deadlineMs: 1500 })
  keys = await TestKeys.of(gateway)
  await gateway.handle(ListCountries, () => ({ source: 'DATABASE' as const, countries: [] }))
  await gateway.handle(WithdrawPartnerEnquiry, () => {
    withdrawals++
    return withdrawn
  })
})
afterAll(() => gateway.close())

const costOf = ({ json }: HttpResponse) => json.extensions?.cost
const codeOf = ({ json }: HttpResponse) => json.errors?.[0]?.extensions?.code

describe('a response to a request with a key', () => {
  test('contains its cost and the remaining points in body and headers [S1]', async () => {
    const limited = await TestGateway.open({ bus: gateway.bus, pointsNow: () => at })
    try {
      const key = keys.make()
      const first = await limited.graphql(countries, {}, byKey(key))
      const second = await limited.graphql('{ countries { countries { name } } }', {}, byKey(key))

      expect(first.json).toEqual({
        data: { countries: { source: 'DATABASE' } },
        extensions: {
          cost: {
            points: 2,
            charged: 2,
            available: 1998,
            capacity: 2000,
            restorePerSecond: 100,
            fullAt: '2026-11-23T12:00:00.020Z',
            fields: null,
          },
        },
      })
      expect(costOf(second)).toMatchObject({ points: 202, charged: 202, available: 1796 })
      expect(second.headers.get('ratelimit-policy')).toBe('"points";q=2000;w=20')
      expect(second.headers.get('ratelimit')).toBe('"points";r=1796;t=3')
    } finally {
      await limited.close()
    }
  })

  test('of 200 documents has the same cost in a dry run, when charged and by the formula [S1]', async () => {
    const settings = { partnerDryRunsPerSecond: 1_000_000, partnerPoints: 10_000_000 }
    // No service replies here, so the operation fails immediately and is still charged.
    const hasty = await TestGateway.open({ bus: gateway.bus, settings, deadlineMs: 20 })
    const schema = publicSchemaOf(buildSchema(readTypeDefinitions()))
    const key = keys.make()
    const outcomes = { equal: 0, rejected: 0 }
    for (let seed = 0; outcomes.equal < 200; seed++) {
      const { text, variables } = generatedDocument(schema, seed)
      const document = parse(text)
      const operation = document.definitions.find((part) => part.kind === Kind.OPERATION_DEFINITION)
      if (!operation || validate(schema, document).length > 0) continue
      const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], variables)
      const [dryRun, run] = [
        await hasty.graphql(text, variables, { ...byKey(key), ...dry }),
        await hasty.graphql(text, variables, byKey(key)),
      ]
      // Documents that exceed the general size limits are refused before they are priced.
      if (codeOf(run) === 'GRAPHQL_VALIDATION_FAILED' || codeOf(run) === 'GRAPHQL_PARSE_FAILED') {
        outcomes.rejected++
        expect([costOf(dryRun)?.points, costOf(run)?.points]).toEqual([0, 0])
        continue
      }
      const formula = directPrice(schema, document, operation, coerced ?? {})
      const charged = codeOf(run) === 'QUERY_TOO_DEAR' ? 0 : formula
      expect([text, costOf(dryRun)?.points, costOf(dryRun)?.charged]).toEqual([text, formula, 0])
      expect([text, costOf(run)?.points, costOf(run)?.charged]).toEqual([text, formula, charged])
      outcomes.equal++
    }
    await hasty.close()
  }, 120_000)

  test('contains the cost of each field on request [S1]', async () => {
    const text = '{ site { offers { key } } search(query: "x", first: 5) { nodes { title { text } } } }'
    const { json } = await gateway.graphql(text, {}, { ...byKey(keys.make()), 'seneb-cost': 'fields', ...dry })

    expect(json).toMatchObject({ data: null, extensions: { cost: { points: 23, charged: 0 } } })
    expect(json.extensions?.cost?.fields).toEqual([
      { path: 'site', points: 2 },
      { path: 'site.offers', points: 5 },
      { path: 'search', points: 11 },
      { path: 'search.nodes', points: 5 },
    ])
  })

  test('contains the cost however it is answered, and charges only executed documents [S1, S11]', async () => {
    const key = byKey(keys.make())
    const strange = byKey({ key: newApiKey('test', randomBytes).text })
    const json = { 'content-type': 'application/json' }
    const post = (body: string, headers: Record<string, string> = key) => gateway.post(body, { ...json, ...headers })
    await gateway.handle(ListAirports, () => {
      throw new Error('unexpected')
    })
    const responses: readonly (readonly [string, HttpResponse, number, number])[] = [
      [
        'what is run and fails',
        await gateway.graphql('{ airports(country: "x", first: 3) { source } }', {}, key),
        200,
        2,
      ],
      ['a key without the scope', await gateway.graphql('{ partnerKeys { id } }', {}, key), 200, 21],
      ['what cannot be parsed', await gateway.graphql('{ countries { ', {}, key), 400, 0],
      ['an unknown field', await gateway.graphql('{ cuontries }', {}, key), 400, 0],
      [
        'bad variables',
        await gateway.graphql('query ($n: Int!) { search(query: "x", first: $n) { query } }', {}, key),
        400,
        0,
      ],
      ['an unknown operation', await post(JSON.stringify({ query: countries, operationName: 'X' })), 400, 0],
      ['no JSON', await post('{'), 400, 0],
      ['an unknown document', await post(JSON.stringify({ documentId: 'x' })), 404, 0],
      ['a body too large', await post(JSON.stringify({ query: 'x'.repeat(200_000) })), 413, 0],
      ['another content type', await gateway.post('x', { ...key, 'content-type': 'text/csv' }), 415, 0],
      ['a wrong key', await gateway.graphql(countries, {}, strange), 401, 0],
      ['a browser', await gateway.graphql(countries, {}, { ...key, origin: ourOrigin }), 403, 0],
      ['a foreign page', await gateway.graphql(countries, {}, { ...key, origin: 'https://else.example' }), 403, 0],
    ]
    for (const [what, response, status, charged] of responses) {
      expect([what, response.status, costOf(response)?.charged]).toEqual([what, status, charged])
      expect(response.headers.get('ratelimit-policy')).toBe('"points";q=10000000;w=10000')
    }
  })

  test('contains the cost when a service of ours fails or times out [S1, R4]', async () => {
    const key = byKey(keys.make())
    const page = { source: 'DATABASE' as const, country: 'x', totalCount: 0, airports: [], hasNextPage: false }
    let release = (): void => undefined
    await gateway.handle(ListAirports, () => new Promise((resolve) => (release = () => resolve(page))))
    const late = await gateway.graphql('{ airports(country: "x", first: 3) { source } }', {}, key)
    release()
    await gateway.silence(VerifyApiKey)
    const unavailable = await gateway.graphql(countries, {}, byKey(keys.make()))
    await gateway.handle(VerifyApiKey, () => {
      throw new Error('unexpected')
    })
    const failed = await gateway.graphql(countries, {}, byKey(keys.make()))
    await keys.register()

    expect([late.status, costOf(late)?.charged]).toEqual([503, 2])
    expect([unavailable.status, costOf(unavailable)]).toEqual([
      503,
      expect.objectContaining({ charged: 0, available: null }),
    ])
    expect([failed.status, costOf(failed)]).toEqual([500, expect.objectContaining({ charged: 0, available: null })])
  })

  test('is not given without a key, and a response without extensions is unchanged', async () => {
    const response = await gateway.graphql(countries)

    expect(response.json).toEqual({ data: { countries: { source: 'DATABASE' } } })
    expect(response.headers.get('ratelimit-policy')).toBeNull()
  })
})

describe('points that are used up', () => {
  let limited: TestGateway
  beforeAll(async () => {
    const settings = { partnerPoints: 500, partnerPointsPerSecond: 50, partnerPointsPerRequest: 300 }
    limited = await TestGateway.open({ bus: gateway.bus, settings, pointsNow: () => at })
  })
  afterAll(() => limited.close())

  const many = '{ countries { countries { name } } }'

  test('reject a request with 429, in the wording and form of the golden file, which the docs show [S1, S20]', async () => {
    const usual = await TestGateway.open({ bus: gateway.bus, pointsNow: () => at })
    const key = byKey(keys.make())
    for (let time = 0; time < 9; time++) await usual.graphql(many, {}, key)
    const { headers, json, status } = await usual.graphql(many, {}, key)
    await usual.close()

    const golden = JSON.parse(readFileSync(new URL('./golden/throttled.json', import.meta.url), 'utf8')) as object
    const rateLimitHeaders = ['retry-after', 'ratelimit', 'ratelimit-policy'].map((name) => [name, headers.get(name)])
    expect({ status, headers: Object.fromEntries(rateLimitHeaders) as object, body: json }).toEqual(golden)
    const page = readFileSync(new URL('../../../docs/partners.md', import.meta.url), 'utf8')
    const blocks = [...page.matchAll(/```json\n([^`]*)```/g)].map(([, block = '']) => JSON.parse(block) as object)
    expect(blocks).toContainEqual((golden as { body: object }).body)
  })

  test('are one budget of all keys of a partner and mode, separate from other partners [S11, S20]', async () => {
    const [first, other] = [keys.make(), keys.make()]
    const second = keys.make({ partnerId: first.partnerId })
    const live = keys.make({ partnerId: first.partnerId, mode: 'live' })
    for (const key of [first, second]) expect((await limited.graphql(many, {}, byKey(key))).status).toBe(200)

    for (const key of [first, second]) expect(codeOf(await limited.graphql(many, {}, byKey(key)))).toBe('THROTTLED')
    expect((await limited.graphql(countries, {}, byKey(first))).status).toBe(200)
    for (const key of [live, other]) expect((await limited.graphql(many, {}, byKey(key))).status).toBe(200)
    expect((await limited.graphql(many)).status).toBe(200)
  })

  test('differ from the maximum cost of one request, which is rejected with 400 and the reason [S1]', async () => {
    const key = byKey(keys.make())
    const text = '{ countries { countries { name } } siteMap { path } companyValues { title } }'
    for (const headers of [key, { ...key, ...dry }]) {
      const { json, status } = await limited.graphql(text, {}, headers)
      expect([status, json.errors]).toEqual([
        400,
        [
          {
            message: 'This costs 314 points, and one request may cost at most 300. Please request less at a time.',
            extensions: {
              code: 'QUERY_TOO_DEAR',
              points: 314,
              maxPoints: 300,
              expensiveFields: [
                { path: 'countries.countries', points: 200 },
                { path: 'siteMap', points: 101 },
                { path: 'companyValues', points: 11 },
              ],
            },
          },
        ],
      ])
      expect(json.extensions?.cost).toMatchObject({ points: 314, charged: 0, available: 500 })
    }
  })

  test('are not used by mutations that find none left, which store nothing [S20]', async () => {
    const key = byKey(keys.make(scoped))
    await limited.graphql(many, {}, key)
    await limited.graphql(many, {}, key)
    for (let at = 0; at < 8; at++) await limited.graphql(withdraw, enquiry, key)
    const before = withdrawals

    expect(codeOf(await limited.graphql(withdraw, enquiry, key))).toBe('THROTTLED')
    expect(withdrawals).toBe(before)
  })
})

describe('a dry run', () => {
  test('runs nothing and costs nothing, mutations neither [S1]', async () => {
    const before = withdrawals
    const key = byKey(keys.make(scoped))
    const dryRun = await gateway.graphql(withdraw, enquiry, { ...key, ...dry })

    expect(dryRun.json).toMatchObject({
      data: null,
      extensions: { cost: { points: 11, charged: 0, available: 10_000_000 } },
    })
    expect(dryRun.json.errors).toBeUndefined()
    expect(withdrawals).toBe(before)
    const run = await gateway.graphql(withdraw, enquiry, key)
    expect(run.json).toMatchObject({ data: { withdrawEnquiry: { __typename: 'EnquiryWithdrawn' } } })
    expect(costOf(run)).toMatchObject({ points: 11, charged: 11 })
    expect(withdrawals).toBe(before + 1)
  })

  test.each(['Cost', 'true', '1', '', 'cost, cost', 'costs'])(
    'asked for as %j is refused and not run instead [S1]',
    async (word) => {
      const before = withdrawals
      const response = await gateway.graphql(withdraw, enquiry, { ...byKey(keys.make()), 'seneb-dry-run': word })

      expect([response.status, codeOf(response)]).toEqual([400, 'BAD_REQUEST'])
      expect(response.json.errors?.[0]?.message).toBe(
        'Seneb-Dry-Run takes the word cost and nothing else. Nothing was run.',
      )
      expect(withdrawals).toBe(before)
    },
  )

  test('without a key is refused and not run instead, and another word for fields too [S1, S11]', async () => {
    const before = withdrawals
    const withoutKey = await gateway.graphql(withdraw, enquiry, dry)
    const wrong = await gateway.graphql(withdraw, enquiry, { ...byKey(keys.make()), 'seneb-cost': 'all' })

    expect([withoutKey.status, codeOf(withoutKey)]).toEqual([401, 'API_KEY_REQUIRED'])
    expect([wrong.status, codeOf(wrong)]).toEqual([400, 'BAD_REQUEST'])
    expect(withdrawals).toBe(before)
  })

  test('names the scope that the key lacks [S6, S11]', async () => {
    const bare = await gateway.graphql('{ partnerKeys { id } }', {}, { ...byKey(keys.make()), ...dry })
    const may = await gateway.graphql(
      '{ partnerKeys { id } }',
      {},
      { ...byKey(keys.make({ scopes: ['usage:read'] })), ...dry },
    )

    expect([codeOf(bare), costOf(bare)?.points]).toEqual(['SCOPE_MISSING', 21])
    expect([codeOf(may), costOf(may)?.points]).toEqual([undefined, 21])
  })

  test('has a maximum rate per second [S20]', async () => {
    const strict = await TestGateway.open({ bus: gateway.bus, pointsNow: () => at })
    try {
      const key = { ...byKey(keys.make()), ...dry }
      const statuses: number[] = []
      for (let time = 0; time < 12; time++) statuses.push((await strict.graphql(countries, {}, key)).status)

      expect(statuses).toEqual([...Array<number>(10).fill(200), 429, 429])
    } finally {
      await strict.close()
    }
  })
})
