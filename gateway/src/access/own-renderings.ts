import { trustOf } from '@seneb/platform/client-address'
import type { FastifyRequest } from 'fastify'

/**
 * Tells the questions of our own web server, which reads publications for the page cache and shows the answer to
 * everybody, from those of a client: they come from a trusted proxy that names nobody it speaks for. With them a page of
 * one visitor does not fail because another used a budget up; what it asks for a visitor it asks in their name.
 */
export function ownRenderings(trustedProxies: readonly string[]): (request: FastifyRequest) => boolean {
  const isOurs = trustOf(trustedProxies)
  return ({ headers, socket }) => headers['x-forwarded-for'] === undefined && isOurs(socket.remoteAddress ?? '')
}
