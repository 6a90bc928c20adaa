import { context, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import { afterAll, beforeAll, expect, test } from '@jest/globals'

import { startOtlpReceiver, type OtlpReceiver } from './otlp-receiver.js'

let receiver: OtlpReceiver

beforeAll(async () => {
  receiver = await startOtlpReceiver()
})

afterAll(() => receiver.stop())

test('the receiver understands the exporter the kit uses and sees which spans hang together', async () => {
  const exporter = new OTLPTraceExporter({ url: `${receiver.endpoint}/v1/traces` })
  const resource = resourceFromAttributes({ 'service.name': 'enquiry' })
  const provider = new TracerProvider({ resource, spanProcessors: [new SimpleSpanProcessor({ exporter })] })
  const tracer = provider.getTracer('test')
  const parent = tracer.startSpan('HTTP POST', { attributes: { size: 3 } })
  tracer.startSpan('db.write', {}, trace.setSpan(context.active(), parent)).end()
  parent.end()
  await provider.shutdown()

  const { traceId } = parent.spanContext()
  expect(
    receiver
      .trace(traceId)
      .map(({ name, service }) => `${service}: ${name}`)
      .sort(),
  ).toEqual(['enquiry: HTTP POST', 'enquiry: db.write'])
  expect(receiver.roots(traceId).map(({ name }) => name)).toEqual(['HTTP POST'])
  expect(receiver.roots(traceId)[0]?.attributes).toEqual({ size: 3 })
})

test('a span whose parent never arrived is a root', async () => {
  const span = { traceId: 'a'.repeat(32), spanId: 'b'.repeat(16), parentSpanId: 'c'.repeat(16), name: 'lost', kind: 1 }
  const times = { startTimeUnixNano: '1', endTimeUnixNano: '2' }
  await fetch(`${receiver.endpoint}/v1/traces`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ resourceSpans: [{ scopeSpans: [{ spans: [{ ...span, ...times }] }] }] }),
  })

  expect(receiver.roots('a'.repeat(32)).map(({ name }) => name)).toEqual(['lost'])
})
