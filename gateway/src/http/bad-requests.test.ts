import { request } from 'node:http'

import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { ListCountries } from '@seneb/contracts/messages/content/places.messages'

import { TestGateway } from '../gateway.fixture.js'

const json = { 'content-type': 'application/json' }
const query = '{ countries { source } }'
const post = (body: string, headers: Record<string, string> = json): RequestInit => ({ method: 'POST', body, headers })
const get = (search: string, headers: Record<string, string> = { 'apollo-require-preflight': 'true' }) =>
  [`/graphql?${search}`, { headers }] as const
const q = (text: string) => encodeURIComponent(text)

let gateway: TestGateway

beforeAll(async () => {
  gateway = await TestGateway.open({ settings: { allowedOrigins: ['https://www.example.org'] } })
  await gateway.handle(ListCountries, () => ({ source: 'DATABASE' as const, countries: [] }))
})

afterAll(() => gateway.close())

const cases: readonly [name: string, status: number, path: string, init: RequestInit][] = [
  ['malformed JSON', 400, '/graphql', post('{"query": "{ countries')],
  ['JSON that is text', 400, '/graphql', post('"{ countries { source } }"')],
  ['JSON that is null', 400, '/graphql', post('null')],
  ['an empty body', 400, '/graphql', post('')],
  ['an empty object', 400, '/graphql', post('{}')],
  ['a prototype in JSON', 400, '/graphql', post(`{"query":"${query}","__proto__":{"polluted":true}}`)],
  ['bytes that are not UTF-8', 400, '/graphql', { ...post(''), body: Buffer.from([0xff, 0xfe, 0x7b]) }],
  ['a query that is a number', 400, '/graphql', post('{"query":7}')],
  ['a query that is an object', 400, '/graphql', post('{"query":{"kind":"Document"}}')],
  ['variables that are text', 400, '/graphql', post(`{"query":"${query}","variables":"{}"}`)],
  ['variables that are a list', 400, '/graphql', post(`{"query":"${query}","variables":[1]}`)],
  ['an operation name that is a number', 400, '/graphql', post(`{"query":"${query}","operationName":1}`)],
  ['a syntax error', 400, '/graphql', post('{"query":"{ countries {"}')],
  ['an unknown field', 400, '/graphql', post('{"query":"{ secrets }"}')],
  ['an unknown operation', 400, '/graphql', post(`{"query":"query a ${query}","operationName":"b"}`)],
  ['a subscription', 400, '/graphql', post('{"query":"subscription { countries { source } }"}')],
  ['a batch', 400, '/graphql', post(`[{"query":"${query}"},{"query":"${query}"}]`)],
  ['200 kB', 413, '/graphql', post(JSON.stringify({ query, padding: 'x'.repeat(200_000) }))],
  ['text/plain', 400, '/graphql', post(`{"query":"${query}"}`, { 'content-type': 'text/plain' })],
  ['a form', 415, '/graphql', post(`query=${q(query)}`, { 'content-type': 'application/x-www-form-urlencoded' })],
  ['a multipart form', 415, '/graphql', post('--a--', { 'content-type': 'multipart/form-data; boundary=a' })],
  ['XML', 415, '/graphql', post('<query/>', { 'content-type': 'application/xml' })],
  ['no content type', 415, '/graphql', { ...post(''), body: Buffer.from(`{"query":"${query}"}`), headers: {} }],
  ['a content type that is none', 415, '/graphql', post('{}', { 'content-type': 'json' })],
  ['an answer nobody can give', 406, '/graphql', post(`{"query":"${query}"}`, { ...json, accept: 'image/png' })],
  ['GET without the preflight header', 400, ...get(`query=${q(query)}`, {})],
  ['GET without a query', 400, ...get('')],
  ['GET with two queries', 400, ...get(`query=${q(query)}&query=${q(query)}`)],
  ['GET with variables that are no JSON', 400, ...get(`query=${q(query)}&variables=%7B`)],
  ['a mutation by GET', 405, ...get(`query=${q('mutation { submitTripPlan(input: {}) { __typename } }')}`)],
  ['PUT', 405, '/graphql', { method: 'PUT', body: '{}', headers: json }],
  ['DELETE with a query', 405, '/graphql?query=x', { method: 'DELETE' }],
  ['an unknown path', 404, '/admin', {}],
  ['a path that goes up', 404, '/graphql/..%2f..%2fetc%2fpasswd', {}],
  ['a path with a broken escape', 400, '/%zz', {}],
  ['a foreign origin', 403, '/graphql', post(`{"query":"${query}"}`, { ...json, origin: 'https://evil.example' })],
  ['the origin null', 403, '/graphql', post(`{"query":"${query}"}`, { ...json, origin: 'null' })],
  ['introspection', 400, '/graphql', post('{"query":"{ __schema { types { name } } }"}')],
]

test.each(cases)(
  '%s is refused with %i and a sentence, and nothing of our insides',
  async (_name, status, path, init) => {
    const response = await gateway.fetch(path, init)

    expect({ status: response.status, text: response.text }).toEqual({ status, text: response.text })
    expect(response.headers.get('content-type')).toMatch(/^application\/(graphql-response\+)?json/)
    expect(response.json.errors?.[0]?.message.length).toBeGreaterThan(15)
    expect(response.text).not.toMatch(/node_modules|\.ts|\.js|stack|at \w+ \(/)
  },
)

test('an unsupported method gets the methods that the endpoint supports', async () => {
  const response = await gateway.fetch('/graphql', { method: 'PUT', body: '{}', headers: json })

  expect(response.headers.get('allow')).toBe('GET, HEAD, POST')
})

test.each([
  ['[', '/graphql'],
  ['a b', '/graphql'],
  ['1.2.3.999', '/graphql'],
  ['x', '//[/graphql'],
])('a host %j asking for %s is refused', async (host, path) => {
  expect(await statusWithHost(host, path)).toBe(400)
})

function statusWithHost(host: string, path: string): Promise<number | undefined> {
  const { hostname, port } = new URL(gateway.url)
  return new Promise((resolve, reject) => {
    const headers = { ...json, host }
    const sent = request({ hostname, port, path, method: 'POST', headers }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
    sent.once('error', reject)
    sent.end(JSON.stringify({ query }))
  })
}

test('a page of an allowed origin gets CORS permission', async () => {
  const origin = 'https://www.example.org'

  const preflight = await gateway.fetch('/graphql', {
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' },
  })
  const response = await gateway.graphql(query, {}, { origin })

  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('access-control-allow-origin')).toBe(origin)
  expect(preflight.headers.get('access-control-allow-headers')).toContain('content-type')
  expect(response.status).toBe(200)
  expect(response.headers.get('access-control-allow-origin')).toBe(origin)
})

test('a page of a foreign origin gets no CORS permission', async () => {
  const { headers } = await gateway.fetch('/graphql', {
    method: 'OPTIONS',
    headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
  })

  expect(headers.get('access-control-allow-origin')).toBeNull()
})

test('every response has the security headers of an API without pages [S5]', async () => {
  for (const response of [await gateway.graphql(query), await gateway.fetch('/nowhere'), await gateway.graphql('{')]) {
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    })
    expect(response.headers.has('x-powered-by')).toBe(false)
    expect(response.headers.has('server')).toBe(false)
  }
})
