import { expect, test } from '@jest/globals'

import { anEnquiry, aSpan, traceIdOf } from './spans.fixture.ts'
import { problemOf, searchProblem, searchTraces } from './trace-search.ts'
import { summaryOf } from './waterfall.ts'

const other = {
  id: `beef${traceIdOf(2).slice(4)}`,
  spans: [aSpan({ startTimeUnixNano: '1', name: 'old' })],
  droppedSpans: 0,
}
const summaries = [other, { id: traceIdOf(1), spans: anEnquiry(), droppedSpans: 0 }].map(summaryOf)
const found = (search: object) =>
  searchTraces(summaries, { q: '', service: '', errorsOnly: false, ...search }).map(({ traceId }) => traceId)

test.each([
  ['everything, the last first', {}, [traceIdOf(1), other.id]],
  ['by reference', { q: 'SNB-7K3M9Q' }, [traceIdOf(1)]],
  ['by reference as people type it', { q: 'snb-7k3m9q' }, [traceIdOf(1)]],
  ['by another reference', { q: 'SNB-AAAAAA' }, []],
  ['by trace id', { q: other.id }, [other.id]],
  ['by how a trace id begins', { q: 'BEEF0000' }, [other.id]],
  ['by a process', { service: 'notification' }, [traceIdOf(1)]],
  ['by errors', { errorsOnly: true }, [traceIdOf(1)]],
  ['by several at once', { errorsOnly: true, service: 'identity' }, []],
])('traces are found %s', (_how, search, ids) => {
  expect(found(search)).toEqual(ids)
})

test.each(['SNB', 'SNB-7K3M9', 'amal@example.com', '<script>', 'abc', 'f'.repeat(33), '%', 'x'.repeat(100_000)])(
  '%.20j is no reference and no trace id, and the person is told what is one',
  (q) => {
    expect(problemOf({ q, service: '', errorsOnly: false })).toBe(searchProblem)
  },
)
