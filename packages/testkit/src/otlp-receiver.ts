import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync } from 'node:zlib'

/** A span as its process sent it. */
export interface ReceivedSpan {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId: string | undefined
  readonly name: string
  /** The deployable that made it. */
  readonly service: string
  readonly kind: number
  readonly startedAt: bigint
  readonly endedAt: bigint
  readonly attributes: Readonly<Record<string, unknown>>
}

interface OtlpAttribute {
  readonly key: string
  readonly value: Readonly<Record<string, unknown>>
}

interface OtlpSpan {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly kind: number
  readonly startTimeUnixNano: string
  readonly endTimeUnixNano: string
  readonly attributes?: readonly OtlpAttribute[]
}

interface OtlpRequest {
  readonly resourceSpans?: readonly {
    readonly resource?: { readonly attributes?: readonly OtlpAttribute[] }
    readonly scopeSpans?: readonly { readonly spans?: readonly OtlpSpan[] }[]
  }[]
}

/** Collects spans sent as OTLP over HTTP in JSON, the format of the kit's exporter. */
export class OtlpReceiver {
  readonly spans: ReceivedSpan[] = []
  private readonly server: Server = createServer((request, response) => void this.receive(request, response))

  static async start(port = 0): Promise<OtlpReceiver> {
    const receiver = new OtlpReceiver()
    await new Promise<void>((resolve) => receiver.server.listen(port, '127.0.0.1', resolve))
    return receiver
  }

  /** Value of OTEL_EXPORTER_OTLP_ENDPOINT. */
  get endpoint(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  /** The spans of one trace. */
  trace(traceId: string): readonly ReceivedSpan[] {
    return this.spans.filter((span) => span.traceId === traceId)
  }

  /**
   * Returns the spans of a trace without a parent in it: exactly one when the trace is a connected tree. A parent
   * outside, such as the caller's span, can be named.
   */
  roots(traceId: string, outside?: string): readonly ReceivedSpan[] {
    const spans = this.trace(traceId)
    const spanIds = new Set(spans.map(({ spanId }) => spanId))
    return spans.filter(({ parentSpanId }) => !parentSpanId || parentSpanId === outside || !spanIds.has(parentSpanId))
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections()
    await new Promise((resolve) => this.server.close(resolve))
  }

  private async receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
    const body = Buffer.concat(chunks)
    const json = request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body
    if (request.headers['content-type'] !== 'application/json') {
      response.writeHead(415).end('this receiver reads OTLP as JSON')
      return
    }
    if (request.url === '/v1/traces') this.spans.push(...spansOf(JSON.parse(json.toString('utf8')) as OtlpRequest))
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  }
}

/** Starts a receiver. Stop it in `afterAll`. */
export function startOtlpReceiver(): Promise<OtlpReceiver> {
  return OtlpReceiver.start()
}

function spansOf({ resourceSpans = [] }: OtlpRequest): ReceivedSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans = [] }) => {
    const name = attributesOf(resource?.attributes)['service.name']
    const service = typeof name === 'string' ? name : ''
    return scopeSpans.flatMap(({ spans = [] }) => spans.map((span) => receivedSpan(span, service)))
  })
}

function receivedSpan(span: OtlpSpan, service: string): ReceivedSpan {
  return {
    traceId: span.traceId,
    spanId: span.spanId,
    parentSpanId: span.parentSpanId || undefined,
    name: span.name,
    service,
    kind: span.kind,
    startedAt: BigInt(span.startTimeUnixNano),
    endedAt: BigInt(span.endTimeUnixNano),
    attributes: attributesOf(span.attributes),
  }
}

function attributesOf(attributes: readonly OtlpAttribute[] = []): Record<string, unknown> {
  // Each value is wrapped by its type: { stringValue: 'x' }.
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))
}
