import { gzip } from 'node:zlib'

import { compressionFor } from '@seneb/platform/content-negotiation'
import type { FastifyInstance, FastifyReply, FastifyRequest, onSendHookHandler } from 'fastify'

/** Function that sees a response before it is sent and returns the payload to send. */
type PayloadTransform = (request: FastifyRequest, reply: FastifyReply, payload: unknown) => unknown

/**
 * Calls `transform` with each response before it is sent. The hook uses Fastify's callback: with promises, every request
 * would wait as many microtask turns as there are hooks.
 */
export function beforeSending(server: FastifyInstance, transform: PayloadTransform): void {
  const hook: onSendHookHandler = (...[request, reply, payload, done]) => {
    done(null, transform(request, reply, payload))
  }
  server.addHook('onSend', hook)
}

/** Smaller responses fit into one packet uncompressed. */
const minBytes = 1400

/**
 * Compresses responses of the graph to POSTs with a key, for clients that accept gzip. Responses to our own pages stay
 * on this machine's network or are compressed in the cache.
 */
export function compressResponses(server: FastifyInstance): void {
  server.addHook('onSend', (request, reply, payload, done) => {
    const isLarge = typeof payload === 'string' && payload.length >= minBytes
    if (!request.partner || !isLarge) return done(null, payload)
    reply.header('vary', 'accept, accept-encoding')
    if (compressionFor(request.raw, { gzip: true }) !== 'gzip') return done(null, payload)
    gzip(payload, (error, compressed) => {
      if (error) return done(error)
      reply.header('content-encoding', 'gzip').removeHeader('content-length')
      done(null, compressed)
    })
  })
}
