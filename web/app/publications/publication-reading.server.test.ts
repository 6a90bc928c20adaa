import { expect, test } from '@jest/globals'

import { answerWith } from './publication-reading.server.js'

const statusOf = (reading: Parameters<typeof answerWith<{ article: object | null }, object>>[0]) => {
  const answer = answerWith(reading, ({ article }) => article)
  return answer.init?.status ?? 200
}

test('an address that can be the name of nothing is not found, and only a fault of ours is a 503 [D-22]', () => {
  expect(statusOf({ unavailable: 'refused' })).toBe(404)
  expect(statusOf({ data: { article: null } })).toBe(404)
  expect((['failed', 'late', 'unreachable'] as const).map((unavailable) => statusOf({ unavailable }))).toEqual([
    503, 503, 503,
  ])
  expect(statusOf({ data: { article: {} } })).toBe(200)
})
