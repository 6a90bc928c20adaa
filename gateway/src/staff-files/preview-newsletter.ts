import { PreviewNewsletterIssue } from '@seneb/contracts/messages/notification/newsletter-issue.messages'
import { AppError } from '@seneb/platform/app-error'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import { rejectAs } from '../http/failures.js'
import { StaffRequest, type StaffDeps } from '../staff/staff-request.js'

type PreviewRequest = FastifyRequest<{ Params: { issueId: string } }>

const statuses: Readonly<Record<string, number>> = {
  SIGN_IN_REQUIRED: 401,
  NOT_ALLOWED: 403,
  INPUT_INVALID: 400,
  NEWSLETTER_ISSUE_NOT_FOUND: 404,
  UNAVAILABLE: 503,
}

/**
 * `GET /staff/newsletters/{issue}/html`: shows the mail of an issue in a frame of the desk. It runs no script, asks no
 * other server, and is not cached.
 */
export function previewNewsletter(server: FastifyInstance, deps: StaffDeps): void {
  server.get('/staff/newsletters/:issueId/html', async (request: PreviewRequest, reply) => {
    try {
      const staff = new StaffRequest(deps, request, reply)
      await staff.assertMay({ permission: 'newsletter:write' })
      const { html } = await staff.sendRequest(PreviewNewsletterIssue, { issueId: request.params.issueId })
      return await reply
        .header('content-type', 'text/html; charset=utf-8')
        .header(
          'content-security-policy',
          "sandbox allow-same-origin; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
        )
        .header('x-frame-options', 'SAMEORIGIN')
        .header('cache-control', 'no-store')
        .send(html)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      return rejectAs(reply, statuses[error.code] ?? 500, { code: error.code, message: error.message })
    }
  })
}
