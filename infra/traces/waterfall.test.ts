import { expect, test } from '@jest/globals'

import type { Span } from './span.ts'
import { anEnquiry, aSpan, spanIdOf, traceIdOf } from './spans.fixture.ts'
import { waterfallOf, summaryOf } from './waterfall.ts'

const traceOf = (spans: Span[]) => ({ id: traceIdOf(1), spans, droppedSpans: 0 })
const rowsIn = (spans: Span[]) =>
  waterfallOf(traceOf(spans)).map(({ depth, offsetUs, span }) => [span.name, depth, offsetUs / 1000])

test('every step is below its cause, in whichever order the processes exported them', () => {
  expect(rowsIn(anEnquiry())).toEqual([
    ['graph', 0, 0],
    ['mutation submitTripPlan', 1, 3],
    ['ask submit', 2, 8],
    ['answer submit', 3, 9],
    ['send email', 4, 2600],
  ])
})

test('a summary shows request, service, duration, failures and the enquiry', () => {
  expect(summaryOf(traceOf(anEnquiry()))).toMatchObject({
    name: 'graph › mutation submitTripPlan',
    durationUs: 2_650_000,
    services: ['web', 'gateway', 'enquiry', 'notification'],
    spans: 5,
    errors: 1,
    references: ['SNB-7K3M9Q'],
    pieces: 1,
  })
})

test('steps whose cause has not arrived form separate trees', () => {
  const spans = anEnquiry().filter(({ name }) => name !== 'ask submit')

  expect(summaryOf(traceOf(spans)).pieces).toBe(2)
  expect(rowsIn(spans).map(([, depth]) => depth)).toEqual([0, 1, 0, 1])
})

test('steps that name each other or themselves as their cause are shown once', () => {
  const circle = [
    aSpan({ spanId: spanIdOf(1), parentSpanId: spanIdOf(2), name: 'hen' }),
    aSpan({ spanId: spanIdOf(2), parentSpanId: spanIdOf(1), name: 'egg' }),
    aSpan({ spanId: spanIdOf(3), parentSpanId: spanIdOf(3), name: 'self' }),
  ]

  expect(rowsIn(circle).map(([name, depth]) => [name, depth])).toEqual([
    ['hen', 0],
    ['egg', 1],
    ['self', 0],
  ])
})

test('a chain as long as a trace may be is no deeper than the stack', () => {
  const chain = Array.from({ length: 20_000 }, (_none, number) =>
    aSpan({ spanId: spanIdOf(number + 1), ...(number > 0 ? { parentSpanId: spanIdOf(number) } : {}) }),
  )

  expect(waterfallOf(traceOf(chain)).at(-1)?.depth).toBe(19_999)
})

test('no spans are no time', () => {
  expect(summaryOf(traceOf([]))).toMatchObject({ startUs: 0, durationUs: 0, spans: 0 })
})
