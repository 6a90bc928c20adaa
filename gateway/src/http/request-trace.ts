import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span,
} from '@opentelemetry/api'
import type { TrustPredicate } from '@seneb/platform/client-address'
import type { Logger } from '@seneb/platform/logger'
import { durationHistogram } from '@seneb/platform/metrics'
import { linksTo } from '@seneb/platform/telemetry'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    trace?: RequestTrace
  }
}

export interface TraceFields {
  readonly log: Logger
  /** Whether an address belongs to our proxy, whose traces are continued. */
  readonly isTrustedProxy: TrustPredicate
}

/** Status logged for a client that disconnected before the response was sent; never sent. */
const clientDisconnected = 499

/** Span of a request, and the content of its line in the access log. */
export class RequestTrace {
  private operation?: string
  readonly context: Context

  constructor(private readonly span: Span) {
    this.context = trace.setSpan(ROOT_CONTEXT, span)
  }

  /** Request ID, which is the trace ID. */
  get id(): string {
    return this.span.spanContext().traceId
  }

  /** Sets the operation's name, built from names of the schema only. */
  name(operation: string): void {
    this.operation = operation
  }

  /**
   * Ends the span with the status of the response, or as an early disconnect, and returns the fields for the access
   * log.
   */
  end(status: number): { readonly operation?: string } {
    if (status === clientDisconnected) this.span.setAttribute('error.type', 'client_left')
    else this.span.setAttribute('http.response.status_code', status)
    if (status >= 500) this.span.setStatus({ code: SpanStatusCode.ERROR })
    if (this.operation) this.span.updateName(this.operation)
    this.span.end()
    return { operation: this.operation }
  }
}

/**
 * Gives every request a span, its trace id as `x-request-id`, and one line in the access log (S14). That line has the
 * operation, the status or an early disconnect, and the duration, but no query, variables or address. The trace of our
 * proxy is continued. A trace from any other caller is only linked, so that callers control neither our ids nor our
 * sampling.
 */
export function traceRequests(server: FastifyInstance, { isTrustedProxy: isOurs, log }: TraceFields): void {
  const durations = durationHistogram('seneb_http_duration_seconds', {
    description: 'HTTP requests answered or left (499), by route and status',
  })
  server.decorateRequest('trace', undefined)
  server.addHook('onRequest', (request, reply, done) => {
    request.trace = new RequestTrace(startSpan(request, isOurs))
    reply.header('x-request-id', request.trace.id)
    // Emitted once for every response; Fastify's `onResponse` is not called after a client disconnects.
    reply.raw.once('close', () => finishTrace(request, reply))
    done()
  })
  // Reading the body loses the context set in the hook above, so it is restored before the graph runs.
  server.addHook('preHandler', (request, _reply, done) => {
    if (request.trace) context.with(request.trace.context, done)
    else done()
  })
  function finishTrace(request: FastifyRequest, reply: FastifyReply): void {
    const { trace: requestTrace } = request
    if (!requestTrace) return
    const isSent = reply.raw.writableFinished
    const status = isSent ? reply.statusCode : clientDisconnected
    const { operation } = requestTrace.end(status)
    durations.record(reply.elapsedTime, { route: routeOf(request), status })
    const line = { kind: request.method, operation, status, durationMs: Math.round(reply.elapsedTime * 10) / 10 }
    context.with(requestTrace.context, () => log.info(line, isSent ? 'request completed' : 'client disconnected'))
  }
}

function startSpan(request: FastifyRequest, isOurs: TrustPredicate): Span {
  const { headers, socket } = request
  const attributes = { 'http.request.method': request.method, 'http.route': routeOf(request) }
  const tracer = trace.getTracer('seneb')
  const name = `${request.method} ${routeOf(request)}`
  const options = { kind: SpanKind.SERVER, attributes }
  if (isOurs(socket.remoteAddress)) return tracer.startSpan(name, options, propagation.extract(ROOT_CONTEXT, headers))
  return tracer.startSpan(name, { ...options, links: linksTo(headers['traceparent']) }, ROOT_CONTEXT)
}

const routeOf = (request: FastifyRequest) => request.routeOptions.url ?? 'unknown'
