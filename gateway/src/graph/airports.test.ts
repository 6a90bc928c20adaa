import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { ListAirports } from '@seneb/contracts/messages/content/places.messages'

import { TestGateway } from '../gateway.fixture.js'

const query = `query ($country: String!, $first: Int, $after: String) {
  airports(country: $country, first: $first, after: $after) {
    source country totalCount nodes { code name } edges { cursor node { code } }
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
  }
}`
const page = {
  source: 'DATABASE' as const,
  country: 'Egypt',
  totalCount: 2,
  airports: [{ code: 'CAI', name: 'Cairo International Airport (CAI)', cursor: 'c1' }],
  hasNextPage: true,
}

let gateway: TestGateway
let requests: unknown[]

beforeAll(async () => {
  gateway = await TestGateway.open()
  await gateway.handle(ListAirports, (input) => {
    requests.push(input)
    return page
  })
})

afterAll(() => gateway.close())

test('airports of a country come a page at a time [AIR-18, AIR-19]', async () => {
  requests = []

  const { json } = await gateway.graphql(query, { country: 'Egypt', first: 1, after: 'c0' })

  expect(json.data?.['airports']).toEqual({
    source: 'DATABASE',
    country: 'Egypt',
    totalCount: 2,
    nodes: [{ code: 'CAI', name: 'Cairo International Airport (CAI)' }],
    edges: [{ cursor: 'c1', node: { code: 'CAI' } }],
    pageInfo: { hasNextPage: true, hasPreviousPage: true, startCursor: 'c1', endCursor: 'c1' },
  })
  expect(requests).toEqual([{ country: 'Egypt', first: 1, after: 'c0', refresh: false }])
})

test('the default page size is one hundred', async () => {
  requests = []

  await gateway.graphql(query, { country: 'Egypt' })
  await gateway.graphql('{ airports(country: "Egypt", first: null, refresh: true) { totalCount } }')

  expect(requests).toEqual([
    { country: 'Egypt', first: 100, refresh: false },
    { country: 'Egypt', first: 100, refresh: true },
  ])
})

test('one full page with every field is within the cost limit, however its size is written', async () => {
  const literal = query.replace('first: $first', 'first: 250').replace('$first: Int, ', '')

  expect((await gateway.graphql(literal, { country: 'Egypt' })).json.errors).toBeUndefined()
  expect((await gateway.graphql(query, { country: 'Egypt', first: 250 })).json.errors).toBeUndefined()
})

const messages = {
  first: 'Invalid value for the argument "first". The number of airports to return, 1 to 250.',
  country: 'Invalid value for the argument "country". The English name of a country, as in `countries`.',
}

test.each([
  [{ country: 'Egypt', first: 0 }, [{ path: 'first', message: messages.first }]],
  [{ country: 'Egypt', first: 251 }, [{ path: 'first', message: messages.first }]],
  [{ country: '  ' }, [{ path: 'country', message: messages.country }]],
])('%j is answered with what is wrong with it', async (variables, fields) => {
  const { status, json } = await gateway.graphql(query, variables)

  expect(status).toBe(200)
  expect(json.data).toEqual({ airports: null })
  expect(json.errors).toMatchObject([{ path: ['airports'], extensions: { code: 'INPUT_INVALID', fields } }])
})
