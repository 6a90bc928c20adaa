import { gzip } from 'node:zlib'

import { compressionFor } from '@seneb/platform/content-negotiation'
import type { FastifyInstance } from 'fastify'

/** Smaller answers fit into one packet as they are. */
const minBytes = 1400

/**
 * Compresses what the graph answers to a POST, for clients that take gzip; answers from memory are compressed already.
 * A request with cookies is left out: what it is answered could be guessed from its compressed size (BREACH).
 */
export function compressAnswers(server: FastifyInstance): void {
  server.addHook('onSend', (request, reply, payload, done) => {
    const { headers, method, routeOptions } = request
    const isText = typeof payload === 'string' && payload.length >= minBytes
    if (!isText || method !== 'POST' || routeOptions.url !== '/graphql' || headers.cookie !== undefined) {
      return done(null, payload)
    }
    reply.header('vary', 'accept, accept-encoding')
    if (compressionFor(request.raw, { gzip: true }) !== 'gzip') return done(null, payload)
    gzip(payload, (error, compressed) => {
      if (error) return done(error)
      reply.header('content-encoding', 'gzip').removeHeader('content-length')
      done(null, compressed)
    })
  })
}
