import { addressPrefix } from '@seneb/platform/client-address'
import { observeGauges, type Counter } from '@seneb/platform/metrics'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { rateLimitMessage } from '../access/access-errors.js'
import { rejectWith, rejectAs, countRejections } from './failures.js'

/** Maximum number of bodies that one client may send concurrently; pages send one or two. */
export const maxBodiesPerClient = 20
/** And of all clients: with 100 kB for each, 50 MB of memory. */
export const maxBodies = 500

/** Reason for refusing a body: its client has too many on their way, or all clients together do. */
export type BodyRejection = 'client' | 'all'

/**
 * Bodies being received. They take no slot, because their duration depends on the sender. Separate limits ensure that
 * slow bodies cost other clients nothing and memory stays bounded (R14).
 */
export class IncomingBodies {
  private coming = 0
  private readonly comingOf = new Map<string, number>()

  constructor(
    private readonly max = maxBodies,
    private readonly maxPerClient = maxBodiesPerClient,
  ) {}

  get count(): number {
    return this.coming
  }

  /**
   * Admits a body, of a client where one is given, or returns the reason for refusing it. The caller calls the returned
   * function when the body has arrived or was abandoned; repeated calls are safe.
   */
  admit(client?: string): (() => void) | BodyRejection {
    const own = client === undefined ? 0 : (this.comingOf.get(client) ?? 0)
    if (own >= this.maxPerClient) return 'client'
    if (this.coming >= this.max) return 'all'
    this.coming += 1
    if (client !== undefined) this.comingOf.set(client, own + 1)
    let isComing = true
    return () => {
      if (isComing) this.end(client)
      isComing = false
    }
  }

  private end(client?: string): void {
    this.coming -= 1
    if (client === undefined) return
    const remaining = (this.comingOf.get(client) ?? 1) - 1
    if (remaining > 0) this.comingOf.set(client, remaining)
    else this.comingOf.delete(client)
  }
}

/** Requests that the limits apply to. */
export interface BodyBounds {
  /** Path whose bodies are admitted separately. */
  readonly exceptAt: string
  /** True for requests by our own web server to render a shared page, which belong to no client. */
  readonly isOwnRendering: (request: FastifyRequest) => boolean
}

/**
 * Seconds until a retry: slow bodies of one client take long to arrive or end, those of all clients change constantly.
 */
const retryAfterSeconds: Readonly<Record<BodyRejection, number>> = { client: 10, all: 1 }

/**
 * Limits slow bodies, for each client and in total. A body that arrives together with its head, as nearly all do, is
 * complete before the check. It therefore passes even while the limits are reached.
 */
export function limitIncomingBodies(server: FastifyInstance, { exceptAt, isOwnRendering }: BodyBounds): void {
  const bodies = new IncomingBodies()
  const refusals = countRejections()
  observe(server, bodies)
  server.addHook('onRequest', (request, reply, done) => {
    const { raw, routeOptions } = request
    if (!hasBody(request) || routeOptions.url === exceptAt) {
      done()
      return
    }
    setImmediate(() => {
      const isComing = !raw.complete && !raw.destroyed
      const admitted = isComing && bodies.admit(isOwnRendering(request) ? undefined : addressPrefix(request.ip))
      if (typeof admitted === 'string') {
        rejectBody(reply, admitted, refusals)
        return
      }
      if (admitted) {
        raw.once('end', admitted).once('close', admitted)
        reply.raw.once('close', admitted)
      }
      done()
    })
  })
}

function rejectBody(reply: FastifyReply, rejection: BodyRejection, refusals: Counter): void {
  refusals.add(1, { reason: rejection === 'all' ? 'bodies' : 'bodies-of-client' })
  void reply.header('retry-after', retryAfterSeconds[rejection])
  if (rejection === 'all') rejectWith(reply, 503)
  else rejectAs(reply, 429, { code: 'RATE_LIMITED', message: rateLimitMessage(retryAfterSeconds.client) })
}

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Shows how many bodies are on their way, until the server closes. */
function observe(server: FastifyInstance, bodies: IncomingBodies): void {
  const described = {
    seneb_http_bodies_incoming: 'Bodies on their way whose requests are not at work yet, files not counted',
  }
  const end = observeGauges(described, () => ({ seneb_http_bodies_incoming: bodies.count }))
  server.addHook('onClose', (_server, done) => {
    end()
    done()
  })
}
