import type { Input, Output } from '@seneb/contracts/define'
import type { OpenApplicationDocument } from '@seneb/contracts/messages/referral/ambassador-application.messages'
import { AppError } from '@seneb/platform/app-error'
import { staffOf } from '@seneb/service-kit/answering/staff-actor'

import type { ReferralCtx } from '../referral-ctx.js'
import { ambassadorApplicationAudit } from './ambassador-application.audit.js'
import { AmbassadorApplication } from './ambassador-application.entity.js'
import { storedDocumentSql } from './ambassador-application.queries.js'
import { DocumentOpening } from './document-opening.entity.js'

/**
 * Opens a document for its reviewer: that they did is in the audit trail before anybody can fetch a part of it, and
 * only the session that opened it can, for a minute (D-42, S10, S12).
 */
export async function openApplicationDocument(
  { applicationId, kind }: Input<typeof OpenApplicationDocument>,
  ctx: ReferralCtx,
): Promise<Output<typeof OpenApplicationDocument>> {
  const { application, document } = await ctx.db.read(async (tx) => {
    const [stored] = await tx.query<{ uploadId: string; bytes: number }>(storedDocumentSql, [applicationId, kind])
    return { application: await tx.findOne(AmbassadorApplication, { id: applicationId }), document: stored }
  })
  if (!application) throw new AppError('APPLICATION_UNKNOWN')
  if (!document) return {}

  const { bytes, uploadId } = document
  const opening = { id: ctx.newId(), upload_id: uploadId, session_id: staffOf(ctx).sessionId, opened_at: ctx.now() }
  await ctx.db.write(async (tx) => {
    await tx.save(Object.assign(new DocumentOpening(), opening))
    const object = { noun: ambassadorApplicationAudit, id: applicationId }
    await ctx.act(tx, { action: 'open-document', object, after: { document: kind } })
  })
  return { opened: { openingId: opening.id, uploadId, bytes } }
}
