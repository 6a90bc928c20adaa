import type { Input, Output } from '@seneb/contracts/define'
import { AmbassadorApplicationChanged } from '@seneb/contracts/messages/referral/ambassador-application.messages'
import { DocumentsRequested, type RequestDocuments } from '@seneb/contracts/messages/referral/document-request.messages'
import { AppError } from '@seneb/platform/app-error'
import { linkTokenDigest, newLinkToken } from '@seneb/platform/link-token'
import { requireStaff } from '@seneb/service-kit/requests/actors'
import { IsNull, MoreThan } from 'typeorm'

import type { ReferralCtx } from '../referral-ctx.js'
import { ambassadorApplicationAudit, pendingAmbassadorApplication } from './decide-ambassador-application.js'
import { lockPendingSql, DocumentRequest } from './ambassador-application.entity.js'

/** Validity of the link in a mail that requests documents, in days. */
const linkDays = 14
const dayMs = 24 * 60 * 60 * 1000

/** Requests documents from an applicant again, by a mail with a link; an earlier link expires (D-43). */
export async function requestDocuments(
  { applicationId, kinds, reason }: Input<typeof RequestDocuments>,
  ctx: ReferralCtx,
): Promise<Output<typeof RequestDocuments>> {
  const { email, full_name: fullName, reference } = await pendingAmbassadorApplication(applicationId, ctx)
  const [at, token] = [ctx.now(), newLinkToken(ctx)]
  const asked = Object.assign(new DocumentRequest(), {
    id: ctx.newId(),
    application_id: applicationId,
    kinds: [...new Set(kinds)],
    reason,
    requested_by: requireStaff(ctx).id,
    requested_at: at,
    link_digest: linkTokenDigest(token),
    expires_at: new Date(at.getTime() + linkDays * dayMs),
  })

  await ctx.db.write(async (tx) => {
    // The application may be decided at this moment; the mail would then request documents that are no longer needed.
    const [pending] = await tx.query(lockPendingSql, [applicationId])
    if (!pending) throw new AppError('APPLICATION_DECIDED')
    const open = { application_id: applicationId, submitted_at: IsNull(), expires_at: MoreThan(at) }
    await tx.update(DocumentRequest, open, { expires_at: at })
    await tx.save(asked)
    const said = { applicationId, reference, kinds: asked.kinds, reason, token, personal: { fullName, email } }
    await tx.publish(DocumentsRequested, { ...said, expiresAt: asked.expires_at.toISOString() })
    await tx.publish(AmbassadorApplicationChanged, { applicationId })
    const object = { resource: ambassadorApplicationAudit, id: applicationId }
    await ctx.audit(tx, { action: 'ask-for-documents', object, after: { document: asked.kinds.join(', '), reason } })
  })
  return { applicationId }
}
