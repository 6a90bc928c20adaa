import type { Input, Output } from '@seneb/contracts/define'
import {
  type OpenApplicationDocument,
  documentChunkBytes,
  type ReadDocumentChunk,
} from '@seneb/contracts/messages/referral/ambassador-application.messages'
import { AppError } from '@seneb/platform/app-error'
import { requireStaff } from '@seneb/service-kit/requests/actors'
import type { Ctx } from '@seneb/service-kit/ctx'

import type { ReferralCtx } from '../referral-ctx.js'
import {
  AmbassadorApplication,
  DocumentOpening,
  storedDocumentSql,
  documentChunkSql,
} from './ambassador-application.entity.js'
import { ambassadorApplicationAudit } from './decide-ambassador-application.js'

/**
 * Opens a document for its reviewer. The audit entry is stored before any part can be fetched. Only the session that
 * opened the document can fetch its parts, for a minute (D-42, S10, S12).
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
  const opening = {
    id: ctx.newId(),
    upload_id: uploadId,
    session_id: requireStaff(ctx).sessionId,
    opened_at: ctx.now(),
  }
  await ctx.db.write(async (tx) => {
    await tx.save(Object.assign(new DocumentOpening(), opening))
    const object = { resource: ambassadorApplicationAudit, id: applicationId }
    await ctx.audit(tx, { action: 'open-document', object, after: { document: kind } })
  })
  return { opened: { openingId: opening.id, uploadId, bytes } }
}

/** Time after opening a document during which its parts can be read. */
export const openingLife = '1 minute'

/** Returns a part of an encrypted document to the session that just opened it (D-42, S12). */
export async function readDocumentChunk(
  { from, openingId }: Input<typeof ReadDocumentChunk>,
  ctx: Pick<Ctx, 'db' | 'now' | 'staff'>,
): Promise<Output<typeof ReadDocumentChunk>> {
  const params = [openingId, requireStaff(ctx).sessionId, ctx.now(), openingLife, from, documentChunkBytes]
  const [found] = await ctx.db.read((tx) => tx.query<{ part: Buffer }>(documentChunkSql, params))
  return { part: found?.part.toString('base64') }
}
