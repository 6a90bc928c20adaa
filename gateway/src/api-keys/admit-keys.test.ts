import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { ListCountries } from '@seneb/contracts/messages/content/places.messages'
import { VerifyApiKey } from '@seneb/contracts/messages/identity/api-key.messages'
import { errorCatalogue } from '@seneb/contracts/errors'
import { newApiKey } from '@seneb/platform/api-keys'
import { startOtlpReceiver, type OtlpReceiver } from '@seneb/testkit/otlp-receiver'

import { foundWithin } from '../../../tests/support/found-within.js'
import { ourOrigin, TestGateway, type HttpResponse } from '../gateway.fixture.js'
import { hashOf } from '../persisted-queries/trusted-documents.js'
import { byKey, TestKeys } from './test-keys.fixture.js'

const countries = '{ countries { source } }'
const expectedBody = { data: { countries: { source: 'DATABASE' } } }
const documents = { [hashOf(countries)]: countries }
const strange = () => newApiKey('test', randomBytes).text

let collector: OtlpReceiver
let gateway: TestGateway
let others: TestGateway[]
let keys: TestKeys

beforeAll(async () => {
  collector = await startOtlpReceiver()
  const settings = { wrongKeysPerMinute: 1000 }
  gateway = await TestGateway.open({ documents, settings, otlpEndpoint: collector.endpoint })
  const closed = { ...settings, adHoc: 'keys' as const }
  others = [
    await TestGateway.open({ bus: gateway.bus, documents, settings }),
    await TestGateway.open({ bus: gateway.bus, documents, settings: closed }),
  ]
  keys = await TestKeys.of(gateway)
  await gateway.handle(ListCountries, () => ({ source: 'DATABASE' as const, countries: [] }))
})
afterAll(async () => {
  for (const other of others) await other.close()
  await gateway.close()
  await collector.stop()
})

const request = (headers: Record<string, string>, to = gateway) => to.graphql(countries, {}, headers)
/** Returns the response body without its cost. */
const bodyOf = ({ json: { extensions: _cost, ...body } }: HttpResponse) => body
const rejectionOf = ({ json, status }: HttpResponse) => [status, json.errors?.[0]?.extensions?.code]
const byId = (headers: Record<string, string>, more = '') =>
  gateway.fetch(`/graphql?documentId=${hashOf(countries)}${more}`, { headers })

test('a request with a key is served, and identity is asked once and receives only a digest [S11]', async () => {
  const key = keys.make()
  const before = keys.requests.length
  // As many as a partner may have under way.
  const responses = await Promise.all(Array.from({ length: 10 }, () => request(byKey(key))))

  expect(responses.map(bodyOf)).toEqual(responses.map(() => expectedBody))
  expect(bodyOf(await request({ authorization: `bearer   ${key.key}` }))).toEqual(expectedBody)
  expect(keys.requests.slice(before)).toEqual([{ keyId: key.keyId, digest: key.digest }])
})

const withAnotherEnd = (key: string) => `${key.slice(0, -1)}${key.endsWith('a') ? 'b' : 'a'}`
test.each<[string, () => string]>([
  ['a key that nobody made', () => `Bearer ${strange()}`],
  ['a mistyped key', () => `Bearer ${withAnotherEnd(keys.make().key)}`],
  ['half a key', () => `Bearer ${keys.make().key.slice(0, 40)}`],
  ['the beginning of a key', () => 'Bearer snb_test_'],
  ['a test key that is said to be live', () => `Bearer ${keys.make().key.replace('test', 'live')}`],
  ['two keys', () => `Bearer ${keys.make().key} ${keys.make().key}`],
  ['nothing behind Bearer', () => 'Bearer'],
  ['a key of somebody else’s API', () => 'Bearer ghp_16C7e42F292c6912E7710c838347Ae178B4a'],
  ['4 kB', () => `Bearer ${'snb_live_'.repeat(450)}`],
  ['a key with 4 kB behind it', () => `Bearer ${keys.make().key}${'x'.repeat(4000)}`],
  ['a key without Bearer', () => keys.make().key],
  ['a key by another scheme', () => `Token ${keys.make().key}`],
])('%s is rejected with 401 and one message, never served anonymously [S11]', async (_what, authorization) => {
  const response = await request({ authorization: authorization() })

  expect(response.status).toBe(401)
  expect(response.headers.get('www-authenticate')).toBe('Bearer')
  const { message } = errorCatalogue.API_KEY_INVALID
  expect(bodyOf(response)).toEqual({ errors: [{ message, extensions: { code: 'API_KEY_INVALID' } }] })
})

test('a malformed key is never sent to identity, and the same wrong key once in ten seconds [S11, S20]', async () => {
  const before = keys.requests.length
  const wrong = strange()
  for (const key of [withAnotherEnd(keys.make().key), 'snb_test_x', wrong, wrong, wrong]) await request(byKey({ key }))

  expect(keys.requests.length - before).toBe(1)
})

test('other Authorization schemes are ignored, such as Basic [S11]', async () => {
  expect((await request({ authorization: 'Basic dXNlcjpwYXNz' })).json).toEqual(expectedBody)
})

test.each<[string, Record<string, string>]>([
  ['a page of our own', { origin: ourOrigin, 'sec-fetch-site': 'same-origin' }],
  ['a page of another', { origin: 'https://partner.example' }],
  ['a page without an origin', { origin: 'null' }],
  ['a page that reads alone', { 'sec-fetch-site': 'same-origin' }],
  ['somebody’s address bar', { 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document' }],
])('a key that %s sends is rejected with its own message, valid or not [S11]', async (_what, headers) => {
  const before = keys.requests.length
  for (const key of [keys.make().key, strange()]) {
    const response = await request({ ...headers, ...byKey({ key }) })
    expect(rejectionOf(response)).toEqual([403, 'API_KEY_IN_BROWSER'])
    expect(response.json.errors?.[0]?.message).toContain('Call the API from your server')
  }
  expect(keys.requests).toHaveLength(before)
})

test.each<[string, (key: string) => string]>([
  ['for the text of a query', (key) => `/graphql?query=${encodeURIComponent(countries)}&key=${key}`],
  ['for a document by its id', (key) => `/graphql?documentId=${hashOf(countries)}&access_token=${key}`],
  ['for a path that is none', (key) => `/keys/${key}`],
  ['with its underscores encoded', (key) => `/graphql?documentId=${hashOf(countries)}&k=${key.replaceAll('_', '%5F')}`],
])('a key in a URL %s is rejected, also next to a valid header [S11, S14]', async (_where, path) => {
  const key = keys.make()
  // It is in memory by now, and would be sent from there.
  await byId({})
  const response = await gateway.fetch(path(key.key), { headers: byKey(key) })

  expect(rejectionOf(response)).toEqual([400, 'API_KEY_IN_URL'])
})

test('a wrong key is rejected also where a public cached response exists [S11]', async () => {
  const key = keys.make()
  expect((await byId({})).headers.get('etag')).not.toBeNull()

  expect(rejectionOf(await byId(byKey({ key: strange() })))).toEqual([401, 'API_KEY_INVALID'])
  const own = await byId(byKey(key))
  expect([bodyOf(own), own.headers.get('etag'), own.headers.get('cache-control')]).toEqual([
    expectedBody,
    null,
    'no-store',
  ])
})

test('every replica rejects a revoked key within a second [S11]', async () => {
  const key = keys.make()
  const everywhere = [gateway, ...others]
  for (const each of everywhere) expect((await request(byKey(key), each)).status).toBe(200)

  await keys.revoke(key)
  await foundWithin(1, 'a refusal by every replica', async () => {
    const responses = await Promise.all(everywhere.map((each) => request(byKey(key), each)))
    return responses.every(({ status }) => status === 401)
  })
  for (const each of everywhere) expect(rejectionOf(await request(byKey(key), each))).toEqual([401, 'API_KEY_INVALID'])
})

test('while identity is unavailable, a cached key works and no other is accepted [S11, R4]', async () => {
  const [known, unknown] = [keys.make(), keys.make()]
  await request(byKey(known))
  await gateway.silence(VerifyApiKey)
  try {
    expect(bodyOf(await request(byKey(known)))).toEqual(expectedBody)
    expect(rejectionOf(await request(byKey(unknown)))).toEqual([503, 'UNAVAILABLE'])
  } finally {
    await keys.register()
  }
  expect(bodyOf(await request(byKey(unknown)))).toEqual(expectedBody)
})

test('a client that tries many keys is blocked for a while, but known keys from the same address work [S11, S20]', async () => {
  // Waits until replicas have sent all counts so far, so that a replica started later does not receive them.
  for (let beat = 0; beat < 5; beat++) await pause(200)
  const strict = await TestGateway.open({ bus: gateway.bus, settings: { wrongKeysPerMinute: 5 } })
  try {
    const key = keys.make()
    await request(byKey(key), strict)
    const before = keys.requests.length
    const statuses: number[] = []
    for (let at = 0; at < 8; at++) statuses.push((await request(byKey({ key: strange() }), strict)).status)
    const response = await request(byKey({ key: strange() }), strict)

    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429])
    expect([response.status, Number(response.headers.get('retry-after')) > 0]).toEqual([429, true])
    expect(keys.requests.length - before).toBe(5)
    expect((await request(byKey(key), strict)).status).toBe(200)
    expect(response.json.errors?.[0]?.extensions).toMatchObject({
      code: 'RATE_LIMITED',
      retryAfterSeconds: expect.any(Number),
    })
  } finally {
    await strict.close()
  }
})

test('with ad-hoc documents limited to keys, no key allows only trusted documents, and a wrong key none [S2, S11]', async () => {
  const strict = others[1]!
  const text = '{ countries { source __typename } }'
  const [withKey, without] = [await strict.graphql(text, {}, byKey(keys.make())), await strict.graphql(text)]

  expect(withKey.status).toBe(200)
  expect(rejectionOf(without)).toEqual([400, 'DOCUMENT_REFUSED'])
  expect(without.json.errors?.[0]?.message).toContain('require an API key')
  expect((await strict.graphql(countries)).status).toBe(200)
})

test('no log line and no span contains a key, valid or not, from a URL or a browser [S11, S14]', async () => {
  const [right, wrong] = [keys.make(), strange()]
  const texts = [right.key, wrong]
  for (const key of texts) {
    await request(byKey({ key }))
    await request({ ...byKey({ key }), origin: ourOrigin })
    await byId(byKey({ key }), `&key=${key}`)
    await gateway.graphql(`{ site(x: "${key}") { name } }`, {}, byKey({ key }))
  }
  const last = (await request(byKey(right))).headers.get('x-request-id') ?? ''
  const deadline = performance.now() + 15_000
  while (collector.trace(last).length === 0 && performance.now() < deadline) await pause(100)

  const spans = collector.spans.map(({ attributes, name }) => JSON.stringify([name, attributes]))
  const output = [...gateway.logged, ...spans].join('\n')
  expect(collector.trace(last).length).toBeGreaterThan(0)
  expect(gateway.logged.length).toBeGreaterThan(4)
  for (const key of texts) for (const part of [key, key.slice(20)]) expect(output).not.toContain(part)
})
