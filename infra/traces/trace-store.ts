import type { Span, Trace } from './span.ts'

/** Limits of the store; beyond them, the trace updated longest ago is removed. */
export interface StoreLimits {
  readonly maxTraces: number
  readonly maxSpansPerTrace: number
  /** Maximum estimated size of all spans. */
  readonly maxBytes: number
}

export const storeLimits: StoreLimits = { maxTraces: 500, maxSpansPerTrace: 2000, maxBytes: 32 * 2 ** 20 }

interface StoredTrace {
  readonly id: string
  /** Keyed by id, because an exporter may send a span twice. */
  readonly spans: Map<string, Span>
  bytes: number
  droppedSpans: number
}

/** The last traces, in memory; limited in number, in spans of each and in bytes. */
export class TraceStore {
  readonly #limits: StoreLimits
  /** Ordered by the arrival of their last span. */
  readonly #traces = new Map<string, StoredTrace>()
  #bytes = 0

  constructor(limits: StoreLimits = storeLimits) {
    this.#limits = limits
  }

  add(spans: readonly Span[]): void {
    for (const span of spans) this.#add(span)
  }

  /** The trace as far as it has arrived. */
  trace(id: string): Trace | undefined {
    const stored = this.#traces.get(id)
    return stored && traceOf(stored)
  }

  /** All traces there are. */
  traces(): Trace[] {
    return [...this.#traces.values()].map(traceOf)
  }

  /** Estimated size of everything stored. */
  get bytes(): number {
    return this.#bytes
  }

  #add(span: Span): void {
    const stored = this.#latest(span.traceId)
    const before = stored.spans.get(span.spanId)
    if (!before && stored.spans.size >= this.#limits.maxSpansPerTrace) {
      stored.droppedSpans += 1
      return
    }
    const more = bytesOf(span) - (before ? bytesOf(before) : 0)
    stored.spans.set(span.spanId, span)
    stored.bytes += more
    this.#bytes += more
    this.#forgetOldest()
  }

  /** Moves the trace to the end, so that it is dropped last. */
  #latest(id: string): StoredTrace {
    const stored = this.#traces.get(id) ?? { id, spans: new Map<string, Span>(), bytes: 0, droppedSpans: 0 }
    this.#traces.delete(id)
    this.#traces.set(id, stored)
    return stored
  }

  #forgetOldest(): void {
    const { maxBytes, maxTraces } = this.#limits
    for (const { bytes, id } of this.#traces.values()) {
      if (this.#traces.size <= maxTraces && this.#bytes <= maxBytes) return
      this.#traces.delete(id)
      this.#bytes -= bytes
    }
  }
}

function traceOf({ droppedSpans, id, spans }: StoredTrace): Trace {
  return { id, spans: [...spans.values()], droppedSpans }
}

/** Estimated bytes of an object, a pair and a character, rounded up. */
const weights = { span: 400, attribute: 100, character: 2 }

function bytesOf({ attributes, name, service, statusMessage = '' }: Span): number {
  const attributeLength = attributes.reduce((sum, [key, value]) => sum + key.length + String(value).length, 0)
  const characters = attributeLength + name.length + service.length + statusMessage.length
  return weights.span + attributes.length * weights.attribute + characters * weights.character
}
