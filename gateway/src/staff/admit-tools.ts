import { errorCatalogue } from '@seneb/contracts/errors'
import { AppError } from '@seneb/platform/app-error'
import type { FastifyInstance } from 'fastify'

import { rejectAs, rejectWith } from '../http/failures.js'
import type { StaffCookies } from './staff-cookies.js'
import type { StaffTokens } from './staff-tokens.js'

declare module 'fastify' {
  interface FastifyRequest {
    /** Tool of the desk that sent the request; undefined for the desk's own pages. */
    staffTool?: 'graphiql'
  }
}

interface AdmittedTools {
  readonly cookies: StaffCookies
  readonly tokens: StaffTokens
}

const graphPath = '/graphql'
const signInAgain = {
  code: 'REAUTHENTICATION_REQUIRED',
  message: errorCatalogue.REAUTHENTICATION_REQUIRED.message,
}

/** Header that identifies GraphiQL. Browsers let other origins send it only after a preflight, which is refused. */
export const toolHeader = 'seneb-tool'

/**
 * Recognizes GraphiQL by its header and an open staff session with a recent sign-in. It sends ad-hoc documents, so a
 * session left open must not be enough. The audit trail names it.
 */
export function admitTools(server: FastifyInstance, { cookies, tokens }: AdmittedTools): void {
  server.decorateRequest('staffTool', undefined)
  server.addHook('preHandler', (request, reply, done) => {
    const isTool = request.routeOptions.url === graphPath && request.headers[toolHeader] === 'graphiql'
    const token = isTool && !request.personalToken ? cookies.sessionToken(request) : undefined
    if (token === undefined) return done()
    void tokens.find(token, { isBackground: false, source: 'graphiql' }).then(
      (session) => {
        const isOpen = session?.state === 'open'
        if (isOpen && Date.parse(session.freshUntil) <= Date.now()) {
          rejectAs(reply, 403, signInAgain)
          return
        }
        if (isOpen) request.staffTool = 'graphiql'
        done()
      },
      (error: unknown) => {
        if (error instanceof AppError && error.code === 'UNAVAILABLE') rejectWith(reply, 503)
        else done(error instanceof Error ? error : new Error('a session could not be verified', { cause: error }))
      },
    )
  })
}
