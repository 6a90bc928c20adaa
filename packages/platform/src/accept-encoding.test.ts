import { expect, test } from '@jest/globals'

import { acceptsBrotli, acceptsGzip } from './accept-encoding.js'

test.each([
  ['gzip, deflate, br', true, true],
  ['br;q=0, gzip;q=0.5', false, true],
  ['br ; q=0.000, gzip;q=0', false, false],
  ['br;q=0.01', true, false],
  ['identity', false, false],
  ['', false, false],
  [undefined, false, false],
])('%j takes Brotli %j and gzip %j', (header, brotli, gzip) => {
  expect([acceptsBrotli(header), acceptsGzip(header)]).toEqual([brotli, gzip])
})
