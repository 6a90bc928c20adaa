import { expect, test } from '@jest/globals'

import { aSpan, spanIdOf, traceIdOf } from './spans.fixture.ts'
import { storeLimits, TraceStore } from './trace-store.ts'

const limits = { maxTraces: 3, maxSpansPerTrace: 5, maxBytes: 100_000 }
const idsIn = (store: TraceStore) => store.traces().map(({ id }) => id)

test('the least recently updated trace is removed first, and an updated one stays', () => {
  const store = new TraceStore(limits)
  store.add([1, 2, 3].map((number) => aSpan({ traceId: traceIdOf(number) })))

  store.add([aSpan({ traceId: traceIdOf(1), spanId: spanIdOf(9) }), aSpan({ traceId: traceIdOf(4) })])

  expect(idsIn(store)).toEqual([3, 1, 4].map(traceIdOf))
})

test('a trace holds a maximum of steps and counts the rest', () => {
  const store = new TraceStore(limits)
  store.add(Array.from({ length: 8 }, (_none, number) => aSpan({ spanId: spanIdOf(number + 1) })))

  expect(store.trace(traceIdOf(1))).toMatchObject({ spans: { length: 5 }, droppedSpans: 3 })
})

test('a step that is exported twice is one step in its latest version', () => {
  const store = new TraceStore(limits)
  store.add([aSpan({ name: 'first' }), aSpan({ name: 'then' })])

  expect(store.trace(traceIdOf(1))?.spans.map(({ name }) => name)).toEqual(['then'])
  expect(store.bytes).toBe(new TraceStoreOf(aSpan({ name: 'then' })).bytes)
})

test('whatever is sent, the memory of spans stays below its limit and is given back', () => {
  const store = new TraceStore({ ...limits, maxTraces: 500 })
  const value = { stringValue: 'x'.repeat(5000) }
  for (let number = 1; number <= 200; number++) {
    store.add([aSpan({ traceId: traceIdOf(number), attributes: [{ key: 'fat', value }] })])
    expect(store.bytes).toBeLessThanOrEqual(limits.maxBytes)
  }

  const byTraces = store.traces().map(({ spans }) => new TraceStoreOf(...spans).bytes)
  expect(byTraces.length).toBeGreaterThan(10)
  expect(store.bytes).toBe(byTraces.reduce((sum, bytes) => sum + bytes, 0))
})

/** A store with only these traces, to compare with. */
class TraceStoreOf extends TraceStore {
  constructor(...spans: ReturnType<typeof aSpan>[]) {
    super(storeLimits)
    this.add(spans)
  }
}
