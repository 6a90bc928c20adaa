import type { IncomingMessage, ServerResponse } from 'node:http'

import { durationHistogram } from '@seneb/platform/metrics'
import { withSpan, linksTo, SpanKind } from '@seneb/platform/telemetry'
import type { FastifyRequest } from 'fastify'

import type { PatternOfPath } from './route-groups.js'

/** Status recorded for a client that disconnected before the response was sent; never sent. */
const clientDisconnected = 499

/** Request in progress. */
export interface TimedRequest {
  /** Label of a request that is not for a page, from a closed list; never the requested URL. */
  routeLabel?: string
}

/** Starts timing a request; timing stops automatically. */
type TimeRequest = (request: IncomingMessage, response: ServerResponse) => TimedRequest

/**
 * Returns the function that times requests, by route and status. A page counts under the pattern of its route, so
 * made-up paths never create more series than there are routes.
 */
export function requestDurations(patternOf: PatternOfPath): TimeRequest {
  const durations = durationHistogram('seneb_http_duration_seconds', {
    description: 'HTTP requests answered or left (499), by route and status',
  })
  return (request, response) => {
    const startedAt = performance.now()
    const timing: TimedRequest = {}
    response.once('close', () => {
      const status = response.writableFinished ? response.statusCode : clientDisconnected
      const route = timing.routeLabel ?? patternOf(pathnameOf(request))
      durations.record(performance.now() - startedAt, { route, status })
    })
    return timing
  }
}

/** Returns the path of the requested page; empty when it is not a valid path. */
function pathnameOf({ url = '/' }: IncomingMessage): string {
  return URL.parse(url, 'http://site')?.pathname ?? ''
}

/** Runs `fn` in a new trace: the client chooses neither its ID nor whether it is recorded. */
export function traced<T>(name: string, { headers }: FastifyRequest, fn: () => Promise<T>): Promise<T> {
  return withSpan(name, { kind: SpanKind.SERVER, links: linksTo(headers['traceparent']) }, fn)
}
