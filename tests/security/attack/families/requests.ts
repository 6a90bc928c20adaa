import type { OutgoingHttpHeaders } from 'node:http'

import type { AttackCase, Family } from '../attack-case.js'
import type { RawResponse } from '../exchange.js'
import { respondedCorrectly, rejectedWith } from '../verdicts.js'

const query = '{ countries { source } }'
const mutation = 'mutation { submitTripPlan(input: {}) { __typename } }'
const q = encodeURIComponent
const body = JSON.stringify({ query })
const mutationBody = JSON.stringify({ query: mutation })

interface Row {
  readonly name: string
  readonly method?: string
  readonly path?: string
  readonly headers?: OutgoingHttpHeaders
  readonly body?: string
  /** Expected statuses of a refusal; any correct response is accepted when omitted. */
  readonly rejectedBy?: readonly number[]
}

const types = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=a',
  'application/xml',
  'application/graphql',
  'application/jsonp',
  'application/json/x',
  'json',
  'text/json',
  'application/vnd.api+json',
  '*/*',
]

const origins = [
  'https://evil.example',
  'null',
  'http://localhost.evil.example',
  'http://127.0.0.1.evil.example',
  'http://evil.example:80',
  'file://',
  'http://[::1]',
  'https://127.0.0.1',
]

const byType = types.map((type): Row => ({
  name: `content type ${type}`,
  method: 'POST',
  headers: { 'content-type': type },
  body: mutationBody,
  rejectedBy: [400, 415],
}))

const byOrigin = origins.map((origin): Row => ({
  name: `a mutation from a page of ${origin}`,
  method: 'POST',
  headers: { 'content-type': 'application/json', origin },
  body: mutationBody,
  rejectedBy: [403],
}))

const byMethod = ['PUT', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND'].map((method): Row => ({
  name: `${method} to the graph`,
  method,
  headers: { 'content-type': 'application/json' },
  rejectedBy: [400, 403, 404, 405],
}))

const byOverride = ['x-http-method-override', 'x-method-override', 'x-http-method'].map((header): Row => ({
  name: `GET called POST by ${header}`,
  path: `/graphql?query=${q(mutation)}`,
  headers: { [header]: 'POST', 'apollo-require-preflight': 'true' },
  rejectedBy: [400, 405],
}))

const preflight = { 'apollo-require-preflight': 'true' }
const byGet: readonly Row[] = [
  { name: 'a mutation by GET', path: `/graphql?query=${q(mutation)}`, headers: preflight, rejectedBy: [400, 405] },
  {
    name: 'a mutation by HEAD',
    method: 'HEAD',
    path: `/graphql?query=${q(mutation)}`,
    headers: preflight,
    rejectedBy: [400, 404, 405],
  },
  { name: 'GET without preflight', path: `/graphql?query=${q(query)}`, rejectedBy: [400] },
  {
    name: 'GET with two queries',
    path: `/graphql?query=${q(query)}&query=${q(mutation)}`,
    headers: preflight,
    rejectedBy: [400],
  },
  {
    name: 'GET with 90 kB',
    path: `/graphql?query=${'a'.repeat(90_000)}`,
    headers: preflight,
    rejectedBy: [400, 413, 414, 431],
  },
  {
    name: 'GET with broken variables',
    path: `/graphql?query=${q(query)}&variables=%7B`,
    headers: preflight,
    rejectedBy: [400],
  },
]

const byDocumentId = [
  ...['nobody-knows', '../../etc/passwd', '__proto__', 'constructor', '%00', 'a'.repeat(5000), ''].map((id): Row => ({
    name: `document id ${JSON.stringify(id.slice(0, 30))}`,
    path: `/graphql?documentId=${q(id)}`,
    headers: preflight,
    rejectedBy: [400, 404, 414],
  })),
  {
    name: 'a document id in a body',
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"documentId":"__proto__"}',
    rejectedBy: [400, 404],
  },
]

const odd: readonly Row[] = [
  {
    name: 'a header of 12 kB',
    headers: { ...preflight, 'x-a': 'a'.repeat(12_000) },
    path: `/graphql?query=${q(query)}`,
  },
  {
    name: '300 headers',
    headers: { ...preflight, ...Object.fromEntries(Array.from({ length: 300 }, (_, i) => [`x-${i}`, 'a'])) },
    path: `/graphql?query=${q(query)}`,
  },
  {
    name: 'an accept that nobody can answer',
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'image/png' },
    body,
  },
  {
    name: 'a broken traceparent',
    method: 'POST',
    headers: { 'content-type': 'application/json', traceparent: '00-xx-yy-zz' },
    body,
  },
  {
    name: 'baggage of 8 kB',
    method: 'POST',
    headers: { 'content-type': 'application/json', baggage: `a=${'b'.repeat(8000)}` },
    body,
  },
  {
    name: 'expect 100-continue and nothing',
    method: 'POST',
    headers: { 'content-type': 'application/json', expect: '100-continue' },
    body,
  },
  {
    name: 'a websocket',
    headers: {
      connection: 'upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    },
  },
  {
    name: 'HTTP/2 in clear',
    headers: { connection: 'upgrade, http2-settings', upgrade: 'h2c', 'http2-settings': 'AAMAAABkAAQ' },
  },
]

/** Requests that differ from honest ones around the document (content types, GET, origins, methods). */
export const requests: Family = {
  name: 'requests',
  replays: 'content types, GET, origins, methods, documentId, overrides',
  cases: () => [...byType, ...byOrigin, ...byMethod, ...byOverride, ...byGet, ...byDocumentId, ...odd].map(asCase),
}

function asCase({
  name,
  rejectedBy,
  method = 'GET',
  path = '/graphql',
  headers,
  body: content,
}: Row): AttackCase<RawResponse> {
  const length = content === undefined ? {} : { 'content-length': Buffer.byteLength(content) }
  return {
    name,
    send: (target) => target.send('gateway', { method, path, headers: { ...length, ...headers }, body: content }),
    holds: rejectedBy ? rejectedWith(...rejectedBy) : respondedCorrectly,
  }
}
