import { gzipSync } from 'node:zlib'

import type { AttackCase, Family } from '../attack-case.js'
import type { RawResponse } from '../exchange.js'
import { respondedCorrectly, rejectedWith } from '../verdicts.js'

const query = '{ countries { source } }'
const asJson = JSON.stringify({ query })
const json = { 'content-type': 'application/json' }
const repeat = (count: number, make: (index: number) => string) => Array.from({ length: count }, (_, i) => make(i))

type Row = readonly [name: string, body: string | Buffer, headers?: Record<string, string>]

/** Bodies without a valid request. */
const unreadable: readonly Row[] = [
  ['null', 'null'],
  ['a number', '7'],
  ['a text', '"{ countries }"'],
  ['nothing', ''],
  ['an empty object', '{}'],
  ['a batch of two', `[${asJson},${asJson}]`],
  ['a batch of 500', `[${repeat(500, () => asJson).join()}]`],
  ['half of a body', asJson.slice(0, 15)],
  ['UTF-16', Buffer.from(asJson, 'utf16le')],
  ['bytes that are no UTF-8', Buffer.from([0xff, 0xfe, 0x7b, 0x80])],
  ['more than 100 kB', JSON.stringify({ query, padding: 'x'.repeat(120_000) })],
  ['a megabyte', JSON.stringify({ query, padding: 'x'.repeat(1_000_000) })],
  ['gzip', gzipSync(asJson), { 'content-encoding': 'gzip' }],
  ['a bomb as gzip', gzipSync(Buffer.alloc(50_000_000)), { 'content-encoding': 'gzip' }],
  ['60,000 brackets', '['.repeat(60_000)],
  ['45,000 pairs of brackets', '['.repeat(45_000) + ']'.repeat(45_000)],
  ['a query that is a list', '{"query":[1]}'],
  ['a query that is an object', '{"query":{"kind":"Document"}}'],
  ['variables that are text', `{"query":"${query}","variables":"{}"}`],
  ['variables that are a list', `{"query":"${query}","variables":[1]}`],
  ['an operation name that is a list', `{"query":"${query}","operationName":[]}`],
  ['a subscription', '{"query":"subscription { countries { source } }"}'],
  ['an unknown operation', `{"query":"query a ${query}","operationName":"b"}`],
  ['two operations without a name', `{"query":"query a ${query} query b ${query}"}`],
  ['100 operations', JSON.stringify({ query: repeat(100, (i) => `query q${i} ${query}`).join(' ') })],
  ['50,000 digits', JSON.stringify({ query: `{ search(query: "a", first: ${'9'.repeat(50_000)}) { __typename } }` })],
  ['a code point beyond all', JSON.stringify({ query: '{ search(query: "\\u{FFFFFFFF}") { __typename } }' })],
  ['NUL in a document', JSON.stringify({ query: '{ countries\u0000 { source } }' })],
  ['homoglyphs', JSON.stringify({ query: '{ сountries { source } }' })],
  ['zero width in a name', JSON.stringify({ query: '{ coun\u200btries { source } }' })],
  ['a deferred fragment', JSON.stringify({ query: '{ ... @defer { countries { source } } }' })],
  ['a streamed list', JSON.stringify({ query: '{ countries { countries @stream { name } } }' })],
  ['introspection', JSON.stringify({ query: '{ __schema { types { name fields { name } } } }' })],
  ['introspection of one type', JSON.stringify({ query: '{ __type(name: "Query") { fields { name } } }' })],
  [
    '15 times introspection',
    JSON.stringify({ query: `{ ${repeat(15, (i) => `a${i}: __schema { types { name } }`).join(' ')} }` }),
  ],
]

/** Unusual requests that may get any response but an internal error. */
const odd: readonly Row[] = [
  ['brotli by name', asJson, { 'content-encoding': 'br' }],
  ['a byte order mark', `\ufeff${asJson}`],
  ['a comment of 95 kB', JSON.stringify({ query: `#${'x'.repeat(95_000)}\n${query}` })],
  ['a name of 90 kB', JSON.stringify({ query: `query ${'n'.repeat(90_000)} ${query}` })],
  ['900 equal fields', JSON.stringify({ query: `{ countries { ${'source '.repeat(900)} } }` })],
  [
    '6,000 unknown variables',
    JSON.stringify({ query, variables: Object.fromEntries(repeat(6000, (i) => `v${i}`).map((n) => [n, 1])) }),
  ],
  [
    'a persisted query that nobody knows',
    JSON.stringify({ extensions: { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } } }),
  ],
  [
    'a persisted query with another hash',
    JSON.stringify({ query, extensions: { persistedQuery: { version: 1, sha256Hash: 'b'.repeat(64) } } }),
  ],
  ['a prototype in JSON', `{"query":"${query}","__proto__":{"polluted":true}}`],
  [
    'a prototype in variables',
    `{"query":"${query}","variables":{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}}`,
  ],
  ['extensions of 90 kB', JSON.stringify({ query, extensions: { a: 'x'.repeat(90_000) } })],
  ['keys twice', `{"query":"{ nothing }","query":"${query}"}`],
]

/** Bodies that no honest client sends. */
export const bodies: Family = {
  name: 'bodies',
  replays: 'null, batches, encodings, sizes, names',
  cases: () => [
    ...unreadable.map(([name, body, headers]): AttackCase<RawResponse> => ({
      name,
      send: (target) => target.post(body, { ...json, ...headers }),
      holds: rejectedWith(400, 413, 415, 429),
    })),
    ...odd.map(([name, body, headers]): AttackCase<RawResponse> => ({
      name,
      send: (target) => target.post(body, { ...json, ...headers }),
      holds: respondedCorrectly,
    })),
  ],
}
