import { gzip } from 'node:zlib'

import { compressionFor } from '@seneb/platform/content-negotiation'
import type { FastifyInstance, FastifyReply, FastifyRequest, onSendHookHandler } from 'fastify'

/** Has a look at an answer before it goes out, and gives what is sent as its payload. */
type Look = (request: FastifyRequest, reply: FastifyReply, payload: unknown) => unknown

/**
 * Lets `look` see each answer before it goes out. Fastify is told by its callback: a promise for each hook makes every
 * request wait for as many turns of microtasks as there are hooks.
 */
export function beforeSending(server: FastifyInstance, look: Look): void {
  const hook: onSendHookHandler = (...[request, reply, payload, done]) => {
    done(null, look(request, reply, payload))
  }
  server.addHook('onSend', hook)
}

/** Smaller answers fit into one packet as they are. */
const minBytes = 1400

/**
 * Compresses what the graph answers to a POST by a key, for clients that take gzip. Answers to our own pages go over
 * this machine's network, or are compressed in the cache.
 */
export function compressAnswers(server: FastifyInstance): void {
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
