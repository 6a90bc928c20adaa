import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

import { expect, test } from '@jest/globals'

import { afterTen, anExport, aSpan, spanIdOf, traceIdOf } from './spans.fixture.ts'
import { receiveExport } from './read-otlp.ts'
import { TraceStore } from './trace-store.ts'

test('a span is read with its process, its times, its kind, its status and every kind of attribute', () => {
  const attributes = [
    { key: 'text', value: { stringValue: 'x' } },
    { key: 'count', value: { intValue: '42' } },
    { key: 'huge', value: { intValue: '9223372036854775807' } },
    { key: 'part', value: { doubleValue: 0.5 } },
    { key: 'is', value: { boolValue: false } },
    { key: 'list', value: { arrayValue: { values: [1, [2]] } } },
    { key: 'nothing' },
  ]
  const times = { startTimeUnixNano: afterTen(1.5), endTimeUnixNano: afterTen(4) }
  const status = { code: 2, message: 'AppError' }

  expect(
    aSpan({ ...times, attributes, kind: 5, status, service: 'enquiry', parentSpanId: 'ABCDEF0123456789' }),
  ).toEqual({
    traceId: traceIdOf(1),
    spanId: spanIdOf(1),
    parentSpanId: 'abcdef0123456789',
    service: 'enquiry',
    name: 'POST /graphql',
    kind: 'consumer',
    startUs: Date.UTC(2026, 10, 22, 10) * 1000 + 1500,
    durationUs: 2500,
    status: 'error',
    statusMessage: 'AppError',
    attributes: [
      ['text', 'x'],
      ['count', 42],
      ['huge', '9223372036854775807'],
      ['part', 0.5],
      ['is', false],
      ['list', '(2 values)'],
      ['nothing', ''],
    ],
  })
})

test('text longer than a page can show is cut, and a step never ends before it began', () => {
  const many = Array.from({ length: 500 }, (_none, number) => ({
    key: `k${number}`,
    value: { stringValue: 'v'.repeat(5000) },
  }))
  const span = aSpan({
    name: 'n'.repeat(5000),
    attributes: many,
    startTimeUnixNano: afterTen(5),
    endTimeUnixNano: afterTen(1),
  })

  expect(span.name).toHaveLength(200)
  expect(span.attributes).toHaveLength(64)
  expect(span.attributes[0]?.[1]).toHaveLength(1000)
  expect(span.durationUs).toBe(0)
})

const span = { traceId: traceIdOf(1), spanId: spanIdOf(1), name: 'n', startTimeUnixNano: '1', endTimeUnixNano: '2' }
const exportOf = (...spans: unknown[]) => ({ resourceSpans: [{ scopeSpans: [{ spans }] }] })

test.each([
  ['a list', [], 'body must be object.'],
  ['nothing', null, 'body must be object.'],
  ['spans that are none', exportOf(7), 'body/resourceSpans/0/scopeSpans/0/spans/0 must be object.'],
  ['no trace id', exportOf({ ...span, traceId: undefined }), "spans/0 must have required property 'traceId'."],
  ['a trace id that is a path', exportOf({ ...span, traceId: '../../etc/passwd' }), 'traceId must match pattern'],
  ['a span id that is too short', exportOf({ ...span, spanId: 'ab' }), 'spanId must match pattern'],
  ['a time that is none', exportOf({ ...span, startTimeUnixNano: 'now' }), 'startTimeUnixNano must match pattern'],
  ['a time with more digits than fit', exportOf({ ...span, endTimeUnixNano: '9'.repeat(400) }), 'must match pattern'],
  ['a negative time', exportOf({ ...span, startTimeUnixNano: -1 }), 'startTimeUnixNano must be >= 0.'],
  ['half a nanosecond', exportOf({ ...span, startTimeUnixNano: 1.5 }), 'startTimeUnixNano must be string,integer.'],
  ['a name that is no text', exportOf({ ...span, name: { evil: 1 } }), 'name must be string.'],
  ['a kind that there is not', exportOf({ ...span, kind: 99 }), 'kind must be <= 5.'],
  ['a status that there is not', exportOf({ ...span, status: { code: 3 } }), 'status/code must be <= 2.'],
  ['attributes that are no list', exportOf({ ...span, attributes: {} }), 'attributes must be array.'],
  ['one bad span among good ones', exportOf(span, { ...span, spanId: 1 }), 'spans/1/spanId must be string.'],
])('%s is refused in one sentence and nothing is stored', (_what, body, message) => {
  const store = new TraceStore()

  expect(() => receiveExport(store, body)).toThrow(message)
  expect(store.traces()).toEqual([])
})

test('names that lead to prototypes are names', () => {
  const store = new TraceStore()
  const attributes = [{ key: '__proto__', value: { stringValue: 'x' } }]

  receiveExport(store, JSON.parse(JSON.stringify(anExport({ attributes, name: '__proto__', service: 'constructor' }))))

  expect(store.traces()[0]?.spans[0]).toMatchObject({
    name: '__proto__',
    service: 'constructor',
    attributes: [['__proto__', 'x']],
  })
})

test('the rest of a text that is cut does not stay in memory', () => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const store = new TraceStore()
  collect()
  const before = process.memoryUsage().heapUsed

  for (let number = 1; number <= 40; number++) {
    const attributes = [{ key: 'k', value: { stringValue: 'v'.repeat(1_000_000) } }]
    const body = JSON.stringify(anExport({ traceId: traceIdOf(number), attributes }))
    receiveExport(store, JSON.parse(body))
  }
  collect()

  expect(store.traces()).toHaveLength(40)
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(10_000_000)
})
