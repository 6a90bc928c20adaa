import { withSpan, linksTo, SpanKind } from '@seneb/platform/telemetry'
import type { FastifyRequest } from 'fastify'

/** Runs `fn` in a new trace: the client chooses neither its ID nor whether it is recorded. */
export function traced<T>(name: string, { headers }: FastifyRequest, fn: () => Promise<T>): Promise<T> {
  return withSpan(name, { kind: SpanKind.SERVER, links: linksTo(headers['traceparent']) }, fn)
}
