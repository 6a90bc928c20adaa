import { errorCatalogue } from '@seneb/contracts/errors'
import { counter, labelSets, type Counter } from '@seneb/platform/metrics'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Error that the sender of a refused request receives. */
interface Failure {
  readonly code: string
  readonly message: string
  /** Seconds after which the same request may succeed; absent when a retry does not help. */
  readonly retryAfterSeconds?: number
}

const failures: Readonly<Record<number, Failure>> = {
  400: {
    code: 'BAD_REQUEST',
    message: 'The request could not be read. Send JSON: { "query": "…", "variables": {…} }.',
  },
  403: { code: 'ORIGIN_REFUSED', message: 'This origin is not allowed to use the API.' },
  404: { code: 'NOT_FOUND', message: 'Not found. The API endpoint is /graphql (GET or POST).' },
  405: { code: 'METHOD_NOT_ALLOWED', message: 'The API accepts GET and POST only.' },
  413: { code: 'BODY_TOO_LARGE', message: 'Request body too large (limit: 100 kB).' },
  414: { code: 'URL_TOO_LONG', message: 'URL too long. Use POST.' },
  415: { code: 'MEDIA_TYPE_UNKNOWN', message: 'Unsupported content type. Send application/json.' },
  503: { code: 'UNAVAILABLE', message: errorCatalogue.UNAVAILABLE.message },
}
const otherError: Failure = { code: 'BAD_REQUEST', message: 'The request could not be handled as it was sent.' }

/** Answers a request that does not reach the graph, in the graph's error format. */
export function rejectWith(reply: FastifyReply, status: number): FastifyReply {
  // A 503 of the gateway lasts only a moment, and programs need a time at which to retry.
  if (status === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', 1)
  return rejectAs(reply, status, failures[status] ?? otherError)
}

/** Refuses a request with a custom code and message. */
export function rejectAs(
  reply: FastifyReply,
  status: number,
  { code, message, retryAfterSeconds }: Failure,
): FastifyReply {
  return reply
    .code(status)
    .headers({ 'content-type': mediaTypeFor(reply.request), vary: 'accept' })
    .send({ errors: [{ message, extensions: { code, retryAfterSeconds } }] })
}

const graphMediaType = 'application/graphql-response+json'

/** A GraphQL client reads the sentence of a 401 only in the media type of the GraphQL over HTTP specification. */
function mediaTypeFor({ headers: { accept = '' } }: FastifyRequest): string {
  return `${accept.includes(graphMediaType) ? graphMediaType : 'application/json'}; charset=utf-8`
}

/** Counts requests rejected by a limit: in flight, incoming bodies, or one client. */
export function countRejections(): Counter {
  return counter('seneb_http_rejected', {
    description: 'Requests refused because too much came at once, by what there was too much of',
    labels: labelSets('reason', ['in-flight', 'bodies', 'bodies-of-client']),
  })
}
