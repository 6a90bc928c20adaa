import { PreviewNewsletterIssue } from '@seneb/contracts/messages/notification/newsletter-issue.messages'
import type { Permission } from '@seneb/contracts/vocabulary/staff-access'
import { AppError } from '@seneb/platform/app-error'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import { readEmailPreview } from '../graph/email-texts.js'
import { rejectAs } from '../http/failures.js'
import { StaffRequest, type StaffDeps } from '../staff/staff-request.js'

type PreviewRequest = FastifyRequest<{ Params: { id: string } }>

const statuses: Readonly<Record<string, number>> = {
  SIGN_IN_REQUIRED: 401,
  NOT_ALLOWED: 403,
  INPUT_INVALID: 400,
  NEWSLETTER_ISSUE_NOT_FOUND: 404,
  PUBLICATION_UNKNOWN: 404,
  UNAVAILABLE: 503,
}

/**
 * `GET /staff/newsletters/{issue}/html` and `GET /staff/emails/{key}/html`: show an email in a frame of the desk. It
 * runs no script, asks no other server, and is not cached.
 */
export function previewEmails(server: FastifyInstance, deps: StaffDeps): void {
  serve('/staff/newsletters/:id/html', 'newsletter:write', (issueId, staff) =>
    staff.sendRequest(PreviewNewsletterIssue, { issueId }),
  )
  serve('/staff/emails/:id/html', 'content:read', readEmailPreview)

  function serve(path: string, permission: Permission, read: (id: string, staff: StaffRequest) => Promise<Rendered>) {
    server.get(path, async (request: PreviewRequest, reply) => {
      try {
        const staff = new StaffRequest(deps, request, reply)
        await staff.assertMay({ permission })
        const { html } = await read(request.params.id, staff)
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
}

interface Rendered {
  readonly html: string
}
