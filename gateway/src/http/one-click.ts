import type { RequestClient } from '@seneb/bus/request-client'
import { UnsubscribeNewsletter } from '@seneb/contracts/messages/notification/newsletter.messages'
import { AppError } from '@seneb/platform/app-error'
import type { FastifyInstance } from 'fastify'

import { rejectWith } from './failures.js'

const maxBodyBytes = 1024

/**
 * Registers the address to which mail programs POST when a person clicks 'unsubscribe' (RFC 8058): no page, no cookie,
 * no confirmation. The small form in the body is ignored.
 */
export function unsubscribeOneClick(server: FastifyInstance, client: RequestClient): void {
  void server.register((scope, _options, done) => {
    for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data']) {
      scope.addContentTypeParser(type, { parseAs: 'string', bodyLimit: maxBodyBytes }, (_request, body, parsed) =>
        parsed(null, body),
      )
    }
    scope.post<{ Params: { token: string } }>('/newsletter/unsubscribe/:token', async (request, reply) => {
      try {
        await client.request(UnsubscribeNewsletter, { token: request.params.token })
        return await reply.code(200).send({ unsubscribed: true })
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        return await rejectWith(reply, error.code === 'UNAVAILABLE' ? 503 : error.code === 'INTERNAL' ? 500 : 404)
      }
    })
    done()
  })
}
