import { readdir } from 'node:fs/promises'
import { constants, monitorEventLoopDelay, PerformanceObserver, type PerformanceEntry } from 'node:perf_hooks'

import type { ObservableResult } from '@opentelemetry/api'

import manifest from '../package.json' with { type: 'json' }
import { durationHistogram, meter, observeGauges } from './metrics.js'

/**
 * Interval between measurements of event loop delay; the measured value includes this interval. Each measurement wakes
 * the process, and delays worth an alert last a quarter of a second.
 */
const sampleIntervalMs = 100

/** Kinds of garbage collection by Node's names. */
const collections: Readonly<Record<number, string>> = {
  [constants.NODE_PERFORMANCE_GC_MINOR]: 'minor',
  [constants.NODE_PERFORMANCE_GC_MAJOR]: 'major',
  [constants.NODE_PERFORMANCE_GC_INCREMENTAL]: 'incremental',
  [constants.NODE_PERFORMANCE_GC_WEAKCB]: 'weak',
}

/**
 * Measures the process under the names that Prometheus' clients use, and exposes which build it runs. Returns a
 * function that stops it.
 */
export function observeProcess(commit: string): () => void {
  const stops = [observeResources(), observeCpu(), observeEventLoop(), observeCollections(), observeBuild(commit)]
  return () => stops.forEach((stop) => stop())
}

function observeResources(): () => void {
  const startedAt = Date.now() / 1000 - process.uptime()
  return observeGauges(
    {
      process_resident_memory_bytes: 'Memory of the process',
      nodejs_heap_size_used_bytes: 'Memory of its objects',
      process_open_fds: 'Open files and connections; Linux alone tells them',
      process_start_time_seconds: 'When the process started, in seconds of Unix time',
    },
    async () => {
      const { heapUsed, rss } = process.memoryUsage()
      const files = await readdir('/proc/self/fd').catch(() => undefined)
      return {
        process_resident_memory_bytes: rss,
        nodejs_heap_size_used_bytes: heapUsed,
        process_open_fds: files?.length,
        process_start_time_seconds: startedAt,
      }
    },
  )
}

function observeCpu(): () => void {
  const description = 'CPU time the process has used'
  const cpu = meter().createObservableCounter('process_cpu_seconds', { unit: 's', description })
  const show = (result: ObservableResult) => {
    const { system, user } = process.cpuUsage()
    result.observe((system + user) / 1e6)
  }
  cpu.addCallback(show)
  return () => cpu.removeCallback(show)
}

function observeEventLoop(): () => void {
  const delays = monitorEventLoopDelay({ resolution: sampleIntervalMs })
  delays.enable()
  const stop = observeGauges(
    { nodejs_eventloop_lag_p99_seconds: 'How late the event loop was since the last look, 99th percentile' },
    () => {
      const lateMs = delays.percentile(99) / 1e6 - sampleIntervalMs
      delays.reset()
      return { nodejs_eventloop_lag_p99_seconds: Math.max(0, lateMs) / 1000 }
    },
  )
  return () => {
    delays.disable()
    stop()
  }
}

function observeCollections(): () => void {
  const times = durationHistogram('nodejs_gc_duration_seconds', {
    description: 'Runs of the garbage collector, by kind',
  })
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) times.record(entry.duration, { kind: kindOf(entry) })
  })
  observer.observe({ entryTypes: ['gc'] })
  return () => observer.disconnect()
}

function kindOf(entry: PerformanceEntry): string {
  const { detail } = entry as PerformanceEntry & { readonly detail: { readonly kind: number } }
  return collections[detail.kind] ?? 'other'
}

function observeBuild(commit: string): () => void {
  const described = { seneb_build_info: 'Always 1; its labels say which build this is' }
  return observeGauges(described, () => ({
    seneb_build_info: [{ value: 1, labels: { version: manifest.version, commit } }],
  }))
}
