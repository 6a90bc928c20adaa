import { expect, test } from '@jest/globals'

import { countResponse, noCounts } from './flood-counts.js'

const throttled = [{ extensions: { code: 'THROTTLED' } }]
const countsOf = (status: number, body: object) => {
  const counts = noCounts()
  countResponse(counts, { status, text: JSON.stringify(body) })
  return counts
}

test.each([
  [
    'served',
    countsOf(200, { data: {}, extensions: { cost: { points: 20, charged: 20 } } }),
    { served: 1, charged: 20 },
  ],
  ['served to nobody', countsOf(200, { data: {} }), { served: 1 }],
  [
    'refused for its price',
    countsOf(429, { errors: throttled, extensions: { cost: { points: 20, charged: 0 } } }),
    { withoutPoints: 1 },
  ],
  [
    'refused for want of a place',
    countsOf(429, { errors: throttled, extensions: { cost: { points: 0, charged: 0 } } }),
    { withoutSlot: 1 },
  ],
  ['an error in an answer', countsOf(200, { data: {}, errors: throttled }), { others: { 200: 1 } }],
  ['another 429', countsOf(429, { errors: [{ extensions: { code: 'RATE_LIMITED' } }] }), { others: { 429: 1 } }],
  ['unavailable', countsOf(503, { errors: [{ extensions: { code: 'UNAVAILABLE' } }] }), { others: { 503: 1 } }],
])('what was %s is counted as that and as nothing else [S20]', (_what, counts, as) => {
  expect(counts).toEqual({ ...noCounts(), sent: 1, ...as })
})

test('a missing or foreign response is a response that must not occur', () => {
  const counts = noCounts()
  countResponse(counts, undefined)
  countResponse(counts, { status: 502, text: '<html>' })
  expect(counts).toEqual({ ...noCounts(), sent: 2, others: { 'no answer': 1, 502: 1 } })
})
