import { readFileSync } from 'node:fs'

import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { ListCatalogueChanges } from '@seneb/contracts/messages/content/changes.messages'
import { ReadSavingsTable } from '@seneb/contracts/messages/content/costs.messages'
import { catalogueKinds } from '@seneb/contracts/vocabulary/catalogue-kinds'
import { buildSchema, type GraphQLEnumType } from 'graphql'

import { TestGateway } from '../gateway.fixture.js'
import { readTypeDefinitions } from '../graphql/type-definitions.js'

const page = readFileSync(new URL('../../../docs/partners.md', import.meta.url), 'utf8')

/** Returns the document in docs/partners.md that requests a field. */
function documented(field: string): string {
  const blocks = [...page.matchAll(/```graphql\n([^`]*)```/g)].map(([, block = '']) => block)
  return blocks.find((block) => block.includes(`${field}(`)) ?? ''
}

let gateway: TestGateway
let requests: unknown[] = []
beforeAll(async () => {
  gateway = await TestGateway.open()
  await gateway.handle(ListCatalogueChanges, (input) => {
    requests.push(input)
    const changedAt = '2026-11-23T08:00:00.000Z'
    return {
      changes: [{ kind: 'legal-document' as const, key: 'privacy', changedAt, removed: true, cursor: 'a1' }],
      cursor: 'b',
      hasMore: true,
    }
  })
  await gateway.handle(ReadSavingsTable, (input) => {
    requests.push(input)
    const names = { country: 'usa', countryName: 'United States', item: 'lasik', itemName: 'LASIK', unit: 'per eye' }
    return {
      prices: [{ key: 'usa/lasik', ...names, cost: 2200, source: 'a table', asOf: '2026-11-01', isOutdated: false }],
    }
  })
})
afterAll(() => gateway.close())

test('the document of docs/partners.md continues from a cursor, and starts at the beginning without one [S11]', async () => {
  requests = []
  const { json } = await gateway.graphql(documented('catalogueChanges'), { after: 'a' })
  await gateway.graphql(documented('catalogueChanges'))
  await gateway.graphql(documented('catalogueChanges'), { after: null })

  const change = { kind: 'LEGAL_DOCUMENT', key: 'privacy', updatedAt: '2026-11-23T08:00:00.000Z', isDeleted: true }
  expect(json).toEqual({
    data: { catalogueChanges: { nodes: [change], pageInfo: { endCursor: 'b', hasNextPage: true } } },
  })
  expect(requests).toEqual([{ first: 100, after: 'a' }, { first: 100 }, { first: 100 }])
})

test.each([0, 101, -1])('%i in one request are rejected by a sentence at their field [S11]', async (first) => {
  const { json, status } = await gateway.graphql(`{ catalogueChanges(first: ${first}) { pageInfo { endCursor } } }`)

  expect(status).toBe(200)
  expect(json.errors?.[0]?.extensions).toMatchObject({
    code: 'INPUT_INVALID',
    fields: [
      { path: 'first', message: `Invalid value for the argument "first". The number of changes to return, 1 to 100.` },
    ],
  })
})

test('the document of docs/partners.md has every price with its unit, source and day [S11]', async () => {
  requests = []
  const { json } = await gateway.graphql(documented('referencePrices'))
  await gateway.graphql('{ referencePrices { key } }')

  expect(json.data?.['referencePrices']).toEqual([
    {
      key: 'usa/lasik',
      countryName: 'United States',
      itemName: 'LASIK',
      price: { amount: '2200.00', currencyCode: 'USD' },
      unit: 'PER_EYE',
      source: 'a table',
      asOf: '2026-11-01',
    },
  ])
  expect(requests).toEqual([{ country: 'usa' }, {}])
  const unknown = await gateway.graphql('{ referencePrices(country: "AQ") { key } }')
  expect(unknown.json.errors?.[0]?.message).toMatch(
    /^Invalid value for the argument "country"\. The ISO 3166-1 alpha-2 code of a country that has reference prices\./,
  )
  expect(unknown.json.errors?.[0]?.extensions?.fields).toMatchObject([{ path: 'country' }])
})

test('every kind of thing that changes has its name in the schema', () => {
  const kinds = buildSchema(readTypeDefinitions()).getType('CatalogueKind') as GraphQLEnumType
  expect(kinds.getValues().map(({ name }) => name)).toEqual(
    catalogueKinds.map((kind) => kind.toUpperCase().replaceAll('-', '_')).toSorted(),
  )
})
