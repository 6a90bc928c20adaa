import { expect, test } from '@jest/globals'

import { encodeCursor, decodeCursor } from './cursor.js'

const id = '00000000-0000-7000-8000-00000000000a'
const cursor = (at: string) => encodeCursor({ at, id })

test.each([
  '2026-11-28 06:33:19.123456+00',
  '2026-11-28 06:33:19+00',
  '2028-02-29 23:59:59.5+15:59',
  '0001-01-01 00:00:00-03:30',
])('a page continues after %s', (at) => {
  expect(decodeCursor(cursor(at))).toEqual({ at, id })
})

test.each([
  '2026-02-30 00:00:00+00',
  '2027-02-29 00:00:00+00',
  '0000-01-01 00:00:00+00',
  '2026-13-01 00:00:00+00',
  '2026-01-01 24:00:00+00',
  '2026-01-01 00:00:60+00',
  '2026-01-01 00:00:00+99',
  '2026-01-01 00:00:00+16',
  '2026-01-01 00:00:00+00:60',
  '2026-00-10 00:00:00+00',
  "2026-01-01 00:00:00+00'",
])('no page gave %s', (at) => {
  expect(() => decodeCursor(cursor(at))).toThrow(expect.objectContaining({ code: 'INPUT_INVALID' }))
})
