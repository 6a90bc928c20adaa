import { context, propagation, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import { afterEach, beforeAll, expect, test } from '@jest/globals'

import { withSpan, linksTo, tagSpanWithReference } from './telemetry.js'

const exporter = new InMemorySpanExporter()

beforeAll(() => {
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  trace.setGlobalTracerProvider(new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] }))
})
afterEach(() => exporter.reset())

async function attributesAfter(reply: unknown): Promise<object | undefined> {
  await withSpan('answer', {}, () => {
    tagSpanWithReference(reply)
    return Promise.resolve()
  })
  return exporter.getFinishedSpans()[0]?.attributes
}

test('the span of a response has its reference and nothing else of it', async () => {
  const reply = { id: '0198f0aa', reference: 'SNB-7K3M9Q', fullName: 'Amal Haddad', email: 'amal@example.com' }

  expect(await attributesAfter(reply)).toEqual({ 'seneb.reference': 'SNB-7K3M9Q' })
})

test.each([
  ['what a person wrote where a reference stands', { reference: 'Amal Haddad, 7 Nile Street' }],
  ['a reference with more after it', { reference: 'SNB-7K3M9Q Amal' }],
  ['a reference after a line', { reference: 'Amal\nSNB-7K3M9Q' }],
  ['a list of enquiries', [{ reference: 'SNB-7K3M9Q' }]],
  ['an answer without one', { id: '0198f0aa' }],
  ['no text', { reference: 7 }],
  ['nothing', null],
])('%s enters no span', async (_what, reply) => {
  expect(await attributesAfter(reply)).toEqual({})
})

test('outside a span a reference is not recorded', () => {
  expect(() => tagSpanWithReference({ reference: 'SNB-7K3M9Q' })).not.toThrow()
})

test('the trace of a stranger is named by a span of ours and does not become its trace', async () => {
  const theirs = 'deadbeef'.repeat(4)

  await withSpan('answer', { links: linksTo(`00-${theirs}-00f067aa0ba902b7-01`) }, () => Promise.resolve())

  const [span] = exporter.getFinishedSpans()
  expect(span?.links.map((link) => link.context.traceId)).toEqual([theirs])
  expect(span?.spanContext().traceId).not.toBe(theirs)
})

test.each([undefined, '', 'theirs', '00-00000000000000000000000000000000-0000000000000000-01'])(
  'nothing is linked to the caller’s word %s',
  (traceparent) => {
    expect(linksTo(traceparent)).toEqual([])
  },
)
