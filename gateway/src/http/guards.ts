import type { FastifyInstance } from 'fastify'

import { refuse } from './failures.js'

const retryAfterSeconds = 1

/**
 * Refuses requests beyond the given number at work, at once and with a hint when to come again, so that those at work
 * stay quick (R14).
 */
export function limitInFlight(server: FastifyInstance, mostInFlight: number): void {
  const inFlight = new Set<string>()
  server.addHook('onRequest', (request, reply, done) => {
    if (inFlight.size >= mostInFlight) {
      refuse(reply.header('retry-after', retryAfterSeconds), 503)
      return
    }
    inFlight.add(request.id)
    done()
  })
  server.addHook('onResponse', (request, _reply, done) => {
    inFlight.delete(request.id)
    done()
  })
}

/** Ends a request whose body does not come in within `longestMs`, except on `slowPath`, which watches its own. */
export function limitTransfer(server: FastifyInstance, longestMs: number, slowPath: string): void {
  server.addHook('onRequest', ({ raw, routeOptions }, _reply, done) => {
    if (routeOptions.url !== slowPath) {
      const timer = setTimeout(() => raw.complete || raw.destroy(), longestMs)
      raw.once('close', () => clearTimeout(timer))
    }
    done()
  })
}

/** Refuses pages of origins that are not on the list; callers that are no pages send no origin (S4). */
export function refuseForeignOrigins(server: FastifyInstance, allowedOrigins: readonly string[]): void {
  const allowed = new Set(allowedOrigins)
  server.addHook('onRequest', (request, reply, done) => {
    const { origin } = request.headers
    if (origin === undefined || allowed.has(origin)) done()
    else refuse(reply, 403)
  })
}

/** Refuses a host or path that is no URL, which Apollo's integration would answer with a failure of ours. */
export function refuseUnreadableUrls(server: FastifyInstance): void {
  // One caller asks for one address again and again; what was readable a moment ago still is.
  let readable = ''
  server.addHook('onRequest', (request, reply, done) => {
    const base = `${request.protocol}://${request.hostname}/`
    const address = `${base} ${request.url}`
    if (address === readable || URL.canParse(request.url, base)) {
      readable = address
      done()
    } else refuse(reply, 400)
  })
}
