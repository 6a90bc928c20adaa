import { traceJson, type SummaryJson, type TraceJson } from '../../infra/traces/trace-routes.ts'
import { startTraceServer } from '../../infra/traces/trace-server.ts'
import { TraceStore } from '../../infra/traces/trace-store.ts'

export type { TraceJson } from '../../infra/traces/trace-routes.ts'

/** Enough for hours of a stack under kills: a test that reads the traces would miss an evicted one. */
const limits = { maxTraces: 50_000, maxSpansPerTrace: 20_000, maxBytes: 512 * 2 ** 20 }

/** The trace viewer of `npm start`, read as a program reads it. */
export class Traces {
  static async start(): Promise<Traces> {
    const store = new TraceStore(limits)
    return new Traces(await startTraceServer(0, store), store)
  }

  private constructor(
    private readonly server: { readonly url: string; readonly close: () => Promise<void> },
    private readonly store: TraceStore,
  ) {}

  /** Value of OTEL_EXPORTER_OTLP_ENDPOINT. */
  get endpoint(): string {
    return this.server.url
  }

  /** Returns the traces whose response has this reference, the latest first. */
  async about(reference: string | undefined): Promise<readonly TraceJson[]> {
    const { traces } = await this.read<{ traces: readonly SummaryJson[] }>(`/traces.json?q=${reference ?? ''}`)
    const found: TraceJson[] = []
    // One after the other, because hundreds of concurrent connections are refused.
    for (const { traceId } of traces) found.push(await this.read<TraceJson>(`/traces/${traceId}.json`))
    return found
  }

  /** Returns every span of every trace as text to search. */
  everything(): string {
    return JSON.stringify(this.store.traces().map(traceJson))
  }

  stop(): Promise<void> {
    return this.server.close()
  }

  private async read<T>(path: string): Promise<T> {
    const response = await fetch(`${this.server.url}${path}`)
    if (!response.ok) throw new Error(`${path} was answered with ${response.status}`)
    return (await response.json()) as T
  }
}

/** `gateway: request enquiry.trip-plan.submit`, for every step of a trace. */
export function stepNames({ steps }: TraceJson): readonly string[] {
  return steps.map(({ name, service }) => `${service}: ${name}`)
}
