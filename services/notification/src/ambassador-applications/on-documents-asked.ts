import type { DocumentRequestAsked } from '@seneb/contracts/messages/referral/document-request.messages'
import type { Heard } from '@seneb/service-kit/hearing/hears'

import { documentsAsked } from '../emails/documents-asked.email.js'
import type { NotificationCtx } from '../notification-ctx.js'
import { mailApplicant } from './mail-applicant.js'

/** Asks an applicant for documents again, each time somebody of the team asks (D-43). */
export function onDocumentsAsked(
  { data, id: occasion }: Heard<typeof DocumentRequestAsked>,
  ctx: NotificationCtx,
): Promise<void> {
  const email = documentsAsked(data, ctx.emailIdentity.siteUrl)
  return mailApplicant({ ...data, kind: 'ambassador-application-documents-asked', occasion, email }, ctx)
}
