import { randomUUID } from 'node:crypto'

import {
  context,
  metrics,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Link,
  type Span,
} from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { PrometheusExporter } from '@opentelemetry/exporter-prometheus'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { MeterProvider, AggregationTemporality, InstrumentType } from '@opentelemetry/sdk-metrics'
import {
  AlwaysOffSampler,
  BatchSpanProcessor,
  TracerProvider,
  AlwaysOnSampler,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  type Sampler,
} from '@opentelemetry/sdk-trace'

import type { TelemetryEnvironment, TraceSampling } from './config.js'
import { observeProcess } from './process-metrics.js'

export { SpanKind } from '@opentelemetry/api'

/** A deployable's running telemetry. */
export interface Telemetry {
  /** Serves the metrics in Prometheus' text format. */
  readonly prometheus: MetricReader
  /** Sends buffered spans and stops. */
  stop(): Promise<void>
}

/**
 * Starts tracing (exported by OTLP over HTTP when an endpoint is given) and metrics for this process. Replicas share
 * one name and are distinguished by `service.instance.id`, which is new with every start.
 */
export async function startTelemetry(service: string, environment: TelemetryEnvironment): Promise<Telemetry> {
  const { commit, otlpEndpoint, sampling } = environment
  const resource = resourceFromAttributes({
    'service.name': service,
    'service.namespace': 'seneb',
    'service.instance.id': randomUUID(),
  })
  // Without a collector spans are not recorded; their ids still appear in headers and logs.
  const sampler = otlpEndpoint ? createSampler(sampling) : new AlwaysOffSampler()
  const tracing = new TracerProvider({ resource, sampler, spanProcessors: await spanProcessorsFor(otlpEndpoint) })
  trace.setGlobalTracerProvider(tracing)
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  const prometheus = new MetricReader({ preventServerStart: true })
  const meters = new MeterProvider({ resource, readers: [prometheus] })
  metrics.setGlobalMeterProvider(meters)
  const stopObserving = observeProcess(commit)
  return {
    prometheus,
    stop: async () => {
      stopObserving()
      await Promise.allSettled([tracing.shutdown(), meters.shutdown()])
    },
  }
}

async function spanProcessorsFor(otlpEndpoint: string | undefined) {
  if (!otlpEndpoint) return []
  // Takes a tenth of a service's memory, so it is loaded only when an OTLP endpoint is configured.
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http')
  const exporter = new OTLPTraceExporter({ url: `${otlpEndpoint.replace(/\/$/, '')}/v1/traces` })
  return [new BatchSpanProcessor({ exporter, scheduledDelayMillis: 500 })]
}

export interface SpanOptions {
  readonly kind?: SpanKind
  readonly attributes?: Attributes
  /** Traces of others that the span links to without belonging to them. */
  readonly links?: Link[]
}

/** Runs `fn` inside a span; a thrown error marks it failed (by class and code, not by text) and is thrown on. */
export async function withSpan<T>(name: string, options: SpanOptions, fn: (span: Span) => Promise<T>): Promise<T> {
  return trace.getTracer('seneb').startActiveSpan(name, options, async (span) => {
    try {
      return await fn(span)
    } catch (error) {
      const { code } = error as { code?: unknown }
      span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'Error' })
      if (typeof code === 'string') span.setAttribute('error.type', code)
      throw error
    } finally {
      span.end()
    }
  })
}

/** Reference of an enquiry as people quote it: SNB-7K3M9Q. */
const reference = /^[A-Z]{2,8}-[A-Z0-9]{6}$/

/**
 * Adds the reference of a result's record to the active span, so that the trace is found by it. No other part of the
 * result is added.
 */
export function tagSpanWithReference(result: unknown): void {
  if (typeof result !== 'object' || result === null || !('reference' in result)) return
  if (typeof result.reference !== 'string' || !reference.test(result.reference)) return
  trace.getActiveSpan()?.setAttribute('seneb.reference', result.reference)
}

/** Runs `fn` inside a span when one is already active; work without a request, such as polling, begins no trace. */
export function withChildSpan<T>(name: string, fn: () => Promise<T>): Promise<T> {
  return trace.getActiveSpan() ? withSpan(name, {}, fn) : fn()
}

/** The W3C traceparent of the active span, to be stored or sent; undefined outside a span. */
export function currentTraceparent(): string | undefined {
  const carrier: Record<string, string> = {}
  propagation.inject(context.active(), carrier)
  return carrier['traceparent']
}

/** Returns the trace id of the active span for log lines; undefined outside a span. */
export function currentTraceId(): string | undefined {
  return trace.getActiveSpan()?.spanContext().traceId
}

/** A link to the trace of a caller who does not decide on ours: its id, and whether we record; none for a bad traceparent. */
export function linksTo(traceparent: string | string[] | undefined): Link[] {
  const caller = trace.getSpanContext(propagation.extract(ROOT_CONTEXT, { traceparent }))
  return caller ? [{ context: caller }] : []
}

/** Runs `fn` as a continuation of the trace named by a traceparent; a missing or invalid one begins no trace. */
export function withTraceparent<T>(traceparent: string | null | undefined, fn: () => T): T {
  if (!traceparent) return fn()
  return context.with(propagation.extract(context.active(), { traceparent }), fn)
}

type Collected = ReturnType<PrometheusExporter['collect']>

/**
 * Exposes metrics in Prometheus' text format. The library repeats a gauge's last value, which hides an outage of the
 * database. Here a gauge whose value is unknown is omitted.
 */
class MetricReader extends PrometheusExporter {
  private collecting?: Collected

  /**
   * A metric exported as a difference starts fresh at each collection; the difference of a gauge is its current value.
   */
  override selectAggregationTemporality(instrument: InstrumentType): AggregationTemporality {
    const isGauge = instrument === InstrumentType.OBSERVABLE_GAUGE
    return isGauge ? AggregationTemporality.DELTA : super.selectAggregationTemporality(instrument)
  }

  /** Concurrent collections share one result: each collection resets differences, so a second one would find none. */
  override collect(options?: Parameters<PrometheusExporter['collect']>[0]): Collected {
    this.collecting ??= super.collect(options).finally(() => {
      this.collecting = undefined
    })
    return this.collecting
  }
}

/**
 * Chooses the traces to record. The `parentbased_` ones follow the caller's decision, so that a trace is recorded
 * completely or not at all. Without an earlier decision, as at our first process that a request reaches, they choose.
 */
export function createSampler({ ratio, sampler }: TraceSampling): Sampler {
  const [, parentBased, name = ''] = /^(parentbased_)?(.*)$/.exec(sampler) ?? []
  const root = rootSampler(name, ratio)
  return parentBased ? new ParentBasedSampler({ root }) : root
}

function rootSampler(name: string, ratio: number): Sampler {
  if (name === 'always_off') return new AlwaysOffSampler()
  return name === 'traceidratio' ? new TraceIdRatioBasedSampler(ratio) : new AlwaysOnSampler()
}
