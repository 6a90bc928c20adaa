import { expect, test } from '@jest/globals'

import { compressionFor, matchesEtag } from './content-negotiation.js'

test.each([
  ['gzip, deflate, br, zstd', 'br', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip', 'gzip'],
  ['br ; q=0.000, gzip;q=0', undefined, undefined],
  ['br;q=0.01', 'br', undefined],
  ['*', 'br', 'gzip'],
  ['*;q=0', undefined, undefined],
  ['identity', undefined, undefined],
  ['xbr, gzipped', undefined, undefined],
  ['br'.repeat(20_000), undefined, undefined],
  ['', undefined, undefined],
  [undefined, undefined, undefined],
] as const)('%j takes %j where there are both, %j where there is gzip', (accepted, both, gzipAlone) => {
  const request = { headers: { 'accept-encoding': accepted } }

  expect(compressionFor(request, { br: 'b', gzip: 'g' })).toBe(both)
  expect(compressionFor(request, { br: undefined, gzip: 'g' })).toBe(gzipAlone)
  expect(compressionFor(request, {})).toBeUndefined()
})

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"a"', true],
  ['*', true],
  ['"b"', false],
  ['a', false],
  ['', false],
  [undefined, false],
])('%j names what is called "a" or W/"a": %j', (named, expected) => {
  const headers = { 'if-none-match': named, 'cache-control': 'no-cache' }

  expect(matchesEtag({ headers }, '"a"')).toBe(expected)
  expect(matchesEtag({ headers }, 'W/"a"')).toBe(expected)
})
