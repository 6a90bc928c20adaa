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
