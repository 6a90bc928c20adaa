import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { SearchContent } from '@seneb/contracts/messages/content/search.messages'

import { TestGateway } from '../gateway.fixture.js'

let gateway: TestGateway

beforeAll(async () => {
  gateway = await TestGateway.open()
})
afterAll(() => gateway.close())

test('search forwards the query, returns twenty hits by default, and rejects invalid counts with a message [D-33]', async () => {
  const requests: unknown[] = []
  const piece = { text: 'LASIK', isMatch: true }
  const hit = { kind: 'TREATMENT' as const, path: '/treatments/lasik', title: [piece], excerpt: [] }
  await gateway.handle(SearchContent, (input) => {
    requests.push(input)
    return { query: 'lasik', isCorrected: true, isShortened: false, totalCount: 1, hits: [hit] }
  })
  const fields =
    '{ query isCorrected suggestion isShortened totalCount nodes { kind path title { text isMatch } excerpt { text } } }'

  const { json } = await gateway.graphql(`{ search(query: " lasic ") ${fields} }`)
  const bad = await gateway.graphql(`{ search(query: "x", first: 51) ${fields} }`)

  expect(json.data?.['search']).toEqual({
    query: 'lasik',
    isCorrected: true,
    suggestion: null,
    isShortened: false,
    totalCount: 1,
    nodes: [hit],
  })
  expect(requests).toEqual([{ query: ' lasic ', first: 20 }])
  expect(bad.json.errors?.[0]?.extensions).toMatchObject({
    code: 'INPUT_INVALID',
    fields: [
      { path: 'first', message: 'Invalid value for the argument "first". The number of results to return, 1 to 50.' },
    ],
  })
})
