import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { ListCountries } from '@seneb/contracts/messages/content/places.messages'
import { apiVersions, apiVersionPattern, latestApiVersion } from '@seneb/contracts/vocabulary/api-versions'

import { byKey, TestKeys } from '../api-keys/test-keys.fixture.js'
import { TestGateway, type HttpResponse } from '../gateway.fixture.js'
import { hashOf } from '../persisted-queries/trusted-documents.js'

const countries = '{ countries { source } }'
const byId = `/graphql?documentId=${hashOf(countries)}`

let gateway: TestGateway
let keys: TestKeys

beforeAll(async () => {
  gateway = await TestGateway.open({ documents: { [hashOf(countries)]: countries } })
  keys = await TestKeys.of(gateway)
  await gateway.handle(ListCountries, () => ({ source: 'DATABASE' as const, countries: [] }))
})
afterAll(() => gateway.close())

const versionOf = ({ headers }: HttpResponse) => headers.get('seneb-version')
const rejectionOf = ({ json, status }: HttpResponse) => [status, json.errors?.[0]?.extensions?.code]

test('versions are named by months, each once and in their order, and new keys are for the last [F-A20]', () => {
  expect(apiVersions.filter((version) => !apiVersionPattern.test(version))).toEqual([])
  expect([...new Set(apiVersions)].toSorted()).toEqual(apiVersions)
  expect(latestApiVersion).toBe(apiVersions.at(-1))
})

test('every response names its version: with a key, without one, from the cache and on rejection [F-A20]', async () => {
  const key = keys.make()
  const responses = [
    await gateway.graphql(countries),
    await gateway.graphql(countries, {}, byKey(key)),
    await gateway.graphql(countries, {}, { ...byKey(key), 'seneb-version': '2027-01' }),
    await gateway.graphql(countries, {}, { ...byKey(key), 'seneb-version': '2026-12' }),
    await gateway.graphql('{ nothing }', {}, byKey(key)),
    await gateway.graphql(countries, {}, { authorization: 'Bearer snb_test_' }),
    await gateway.graphql(countries, {}, { ...byKey(key), origin: 'https://partner.example' }),
    await gateway.fetch(byId),
    await gateway.fetch(byId),
  ]

  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 400, 400, 401, 403, 200, 200])
  expect(responses.map(versionOf)).toEqual(responses.map(() => '2027-01'))
})

test.each([
  ['one that there never was', '2026-12'],
  ['a word', 'latest'],
  ['nothing', ''],
  ['several', '2027-01, 2027-01'],
  ['4 kB', 'x'.repeat(4000)],
  ['markup', '<script>alert(1)</script>'],
])(
  '%s is no version: 400 and the sentence that names those there are, with a key and without [F-A20]',
  async (_what, named) => {
    const header = { 'seneb-version': named }
    for (const response of [
      await gateway.graphql(countries, {}, { ...byKey(keys.make()), ...header }),
      await gateway.graphql(countries, {}, header),
      await gateway.fetch(byId, { headers: header }),
    ]) {
      expect(rejectionOf(response)).toEqual([400, 'VERSION_UNKNOWN'])
      expect(response.json.errors?.[0]?.message).toBe(
        'Unknown API version. Send a supported version in the Seneb-Version header, or omit the header. There are: 2027-01.',
      )
    }
  },
)

test('a key uses the version it was created with unless the request names another; an ended version is reported [F-A20]', async () => {
  const expiredKey = keys.make({ version: '2026-10' })

  expect(rejectionOf(await gateway.graphql(countries, {}, byKey(expiredKey)))).toEqual([400, 'VERSION_UNKNOWN'])
  const named = await gateway.graphql(countries, {}, { ...byKey(expiredKey), 'seneb-version': '2027-01' })
  expect([named.status, versionOf(named)]).toEqual([200, '2027-01'])
})

test('a request that names an unknown version costs nothing and runs nothing [F-A20, S1]', async () => {
  const response = await gateway.graphql(countries, {}, { ...byKey(keys.make()), 'seneb-version': '2026-12' })

  expect(response.json.data).toBeUndefined()
  expect(response.json.extensions?.cost).toMatchObject({ points: 0, charged: 0 })
})
