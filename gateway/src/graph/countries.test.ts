import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { ListCountries } from '@seneb/contracts/messages/content/places.messages'
import { AppError } from '@seneb/platform/app-error'

import { adHocAndPersisted, TestGateway } from '../gateway.fixture.js'

const query = 'query ($refresh: Boolean) { countries(refresh: $refresh) { source countries { code name } } }'

let gateway: TestGateway

beforeAll(async () => {
  gateway = await TestGateway.open({ documents: { ours: query } })
})

afterAll(() => gateway.close())

test('the countries come as the content service lists them, with the source of the list [AIR-17]', async () => {
  const list = { source: 'FALLBACK' as const, countries: [{ code: 'EG', name: 'Egypt' }, { name: 'Kosovo' }] }
  await gateway.handle(ListCountries, () => list)

  for (const document of adHocAndPersisted(query)) {
    const { status, json } = await gateway.graphql(document)
    expect({ status, json }).toEqual({
      status: 200,
      json: {
        data: { countries: { source: 'FALLBACK', countries: [list.countries[0], { code: null, name: 'Kosovo' }] } },
      },
    })
  }
})

test('a retry requests a fresh list from the content service [AIR-11]', async () => {
  const requests: unknown[] = []
  await gateway.handle(ListCountries, (input) => {
    requests.push(input)
    return { source: 'DATABASE' as const, countries: [] }
  })

  await gateway.graphql(query, { refresh: true })
  await gateway.graphql(query)

  expect(requests).toEqual([{ refresh: true }, { refresh: false }])
})

test('a list can be read by GET, as a cache on the way would', async () => {
  await gateway.handle(ListCountries, () => ({
    source: 'DATABASE' as const,
    countries: [{ code: 'EG', name: 'Egypt' }],
  }))

  const { status, json } = await gateway.fetch(`/graphql?query=${encodeURIComponent('{countries{countries{name}}}')}`, {
    headers: { 'apollo-require-preflight': 'true' },
  })

  expect({ status, json }).toEqual({ status: 200, json: { data: { countries: { countries: [{ name: 'Egypt' }] } } } })
})

test('when the content service is unavailable, the error suggests trying again', async () => {
  await gateway.handle(ListCountries, () => {
    throw new AppError('UNAVAILABLE')
  })

  for (const document of adHocAndPersisted(query)) {
    const { status, json } = await gateway.graphql(document)
    expect({ status, json }).toEqual({
      status: 200,
      json: {
        data: { countries: null },
        errors: [
          {
            message:
              'The service is temporarily unavailable. Nothing you entered was lost; please try again in a moment.',
            path: ['countries'],
            extensions: { code: 'UNAVAILABLE' },
          },
        ],
      },
    })
  }
})

test('a response that violates its contract is a masked error and does not affect other fields', async () => {
  const strange: unknown[] = [null, 5, 'text', {}, { source: 'DATABASE' }, { source: 'DATABASE', countries: {} }]
  const more: unknown[] = [
    { source: 'SHELF', countries: [] },
    { source: 'DATABASE', countries: [null, 7, { name: {} }] },
  ]

  for (const reply of [...strange, ...more]) {
    await gateway.handle(ListCountries, () => reply as never)
    for (const document of adHocAndPersisted(query)) {
      const { status, json } = await gateway.graphql(document)
      const codes = new Set(json.errors?.map(({ extensions }) => extensions?.code))
      const messages = new Set(json.errors?.map(({ message }) => message))
      expect({ given: reply, status, data: json.data, codes: [...codes], messages: [...messages] }).toEqual({
        given: reply,
        status: 200,
        data: { countries: null },
        codes: ['INTERNAL'],
        messages: ['Something went wrong on our side. Please try again or contact us directly.'],
      })
    }
  }
})
