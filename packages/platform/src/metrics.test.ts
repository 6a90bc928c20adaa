import { ROOT_CONTEXT, SpanKind, trace, type Context } from '@opentelemetry/api'
import { SamplingDecision } from '@opentelemetry/sdk-trace'
import { afterAll, beforeAll, expect, test } from '@jest/globals'

import { eventually } from '../../../tests/support/eventually.js'
import { readTelemetryEnvironment } from './config.js'
import { startHealth, type Health } from './health.js'
import { counter, durationHistogram, labelSets, observeGauges, pipelineBuckets } from './metrics.js'
import { startTelemetry, type Telemetry, createSampler } from './telemetry.js'

let telemetry: Telemetry
let health: Health

beforeAll(async () => {
  telemetry = await startTelemetry('enquiry', readTelemetryEnvironment({ SENEB_ENV: 'local', SENEB_COMMIT: '495c224' }))
  health = await startHealth({ host: '127.0.0.1', port: 0, checks: {}, prometheus: telemetry.prometheus })
})
afterAll(async () => {
  await health.close()
  await telemetry.stop()
})

/** Returns the metrics as exposed now, without the label that the exporter adds to each series. */
async function shown(): Promise<string> {
  const text = await (await fetch(`http://127.0.0.1:${health.port}/metrics`)).text()
  return text.replaceAll(/\{otel_scope_name="seneb"\}|otel_scope_name="seneb",|,otel_scope_name="seneb"/g, '')
}

/** Returns the value of the series with exactly these labels; NaN when there is none. */
async function valueOf(series: string): Promise<number> {
  const line = (await shown()).split('\n').find((each) => each.startsWith(`${series} `))
  return Number(line?.slice(series.length))
}

test('durations are in seconds, in buckets from which percentiles can be computed', async () => {
  const waited = durationHistogram('seneb_test_seconds', { description: 'Waits' })
  waited.record(80, { route: '/graphql' })
  waited.record(4000, { route: '/graphql' })

  expect(await valueOf('seneb_test_seconds_bucket{route="/graphql",le="0.05"}')).toBe(0)
  expect(await valueOf('seneb_test_seconds_bucket{route="/graphql",le="0.1"}')).toBe(1)
  expect(await valueOf('seneb_test_seconds_bucket{route="/graphql",le="5"}')).toBe(2)
  expect(await valueOf('seneb_test_seconds_sum{route="/graphql"}')).toBeCloseTo(4.08)
})

test('background work has buckets up to a day', async () => {
  durationHistogram('seneb_pipeline_test_seconds', { description: 'Long', bounds: pipelineBuckets }).record(20 * 60_000)

  expect(await shown()).toMatch(/^seneb_pipeline_test_seconds_bucket\{le="900"\} 0$/m)
  expect(await shown()).toMatch(/^seneb_pipeline_test_seconds_bucket\{le="3600"\} 1$/m)
})

test('a counter is there with 0 for every label before anything was counted', async () => {
  const rejections = counter('seneb_rejected_test', {
    description: 'Refused',
    labels: labelSets('reason', ['busy', 'foreign']),
  })

  expect(await valueOf('seneb_rejected_test_total{reason="busy"}')).toBe(0)
  rejections.add(1, { reason: 'busy' })
  counter('seneb_rejected_test', { description: 'Refused', labels: labelSets('reason', ['busy', 'foreign']) })
  expect(await valueOf('seneb_rejected_test_total{reason="busy"}')).toBe(1)
  expect(await valueOf('seneb_rejected_test_total{reason="foreign"}')).toBe(0)
})

test('a gauge shows the current value, and none when it is unknown or its owner has ended', async () => {
  let waiting: number | undefined = 3
  const described = { seneb_waiting_test: 'Waiting', seneb_age_test_seconds: 'Age' }
  const end = observeGauges(described, () => ({
    seneb_waiting_test: waiting,
    seneb_age_test_seconds: [{ value: 2, labels: { consumer: 'a' } }],
  }))

  expect(await valueOf('seneb_waiting_test')).toBe(3)
  expect(await valueOf('seneb_age_test_seconds{consumer="a"}')).toBe(2)
  waiting = undefined
  expect(await valueOf('seneb_waiting_test')).toBeNaN()
  end()
  expect(await shown()).not.toContain('seneb_age_test_seconds{')
})

test('two concurrent scrapes get the same values', async () => {
  const end = observeGauges({ seneb_twice_test: 'Twice' }, () => ({ seneb_twice_test: 7 }))

  const texts = await Promise.all(Array.from({ length: 20 }, shown))
  end()
  expect(texts.filter((text) => !text.includes('\nseneb_twice_test 7'))).toEqual([])
})

test('a look that fails shows nothing of its own and everything else', async () => {
  const end = observeGauges({ seneb_failing_test: 'Failing' }, () => Promise.reject(new Error('database away')))

  const text = await shown()
  end()
  expect(text).not.toContain('seneb_failing_test')
  expect(text).toContain('process_cpu_seconds_total')
})

test('the process itself is measured under the usual metric names', async () => {
  expect(await valueOf('process_resident_memory_bytes')).toBeGreaterThan(20e6)
  expect(await valueOf('nodejs_heap_size_used_bytes')).toBeGreaterThan(1e6)
  expect(await valueOf('process_cpu_seconds_total')).toBeGreaterThan(0)
  expect(await valueOf('process_start_time_seconds')).toBeCloseTo(Date.now() / 1000 - process.uptime(), -1)
  expect(await valueOf('process_open_fds')).toBeGreaterThan(3)
})

test('a blocked event loop is seen at the next look, and only there', async () => {
  await shown()
  await new Promise((resolve) => setTimeout(resolve, 150))
  const until = performance.now() + 400
  while (performance.now() < until);
  await new Promise((resolve) => setTimeout(resolve, 150))

  expect(await valueOf('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0.2)
  // A busy machine may delay the loop once, but not repeatedly for so long.
  await eventually('a look without it', async () => (await valueOf('nodejs_eventloop_lag_p99_seconds')) < 0.2)
})

test('build, start and replica are labels in the metrics', async () => {
  const text = await shown()

  expect(text).toMatch(/^seneb_build_info\{version="\d+\.\d+\.\d+",commit="495c224"\} 1$/m)
  expect(text).toMatch(/^target_info\{.*service_instance_id="[0-9a-f-]{36}"/m)
})

test.each([
  ['nothing is said', {}, [true, true]],
  ['always_off', { OTEL_TRACES_SAMPLER: 'always_off' }, [false, false]],
  ['a ratio of 0', { OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '0' }, [false, false]],
  ['a ratio of 1', { OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '1' }, [true, true]],
  [
    'a ratio of 0 unless the caller decided',
    { OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0' },
    [false, true],
  ],
  ['nobody but whom a caller chose', { OTEL_TRACES_SAMPLER: 'parentbased_always_off' }, [false, true]],
])('traces are recorded as the settings say: %s', (_what, settings, [alone, chosenByCaller]) => {
  const sampler = createSampler(readTelemetryEnvironment({ SENEB_ENV: 'local', ...settings }).sampling)
  const called = trace.setSpanContext(ROOT_CONTEXT, {
    traceId: '1'.repeat(32),
    spanId: '2'.repeat(16),
    traceFlags: 1,
    isRemote: true,
  })
  const decide = (parent: Context) =>
    sampler.shouldSample(parent, 'f'.repeat(32), 'answer', SpanKind.SERVER, {}, []).decision ===
    SamplingDecision.RECORD_AND_SAMPLED

  expect([decide(ROOT_CONTEXT), decide(called)]).toEqual([alone, chosenByCaller])
})

test.each([
  ['OTEL_TRACES_SAMPLER', 'sometimes'],
  ['OTEL_TRACES_SAMPLER_ARG', '10'],
  ['SENEB_COMMIT', 'a commit"} 1'],
])('%s is refused as %j, before anything starts', (name, value) => {
  expect(() => readTelemetryEnvironment({ SENEB_ENV: 'local', [name]: value })).toThrow(name)
})
