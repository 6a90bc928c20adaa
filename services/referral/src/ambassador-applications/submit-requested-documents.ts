import type { Input, Output } from '@seneb/contracts/define'
import { AmbassadorApplicationChanged } from '@seneb/contracts/messages/referral/ambassador-application.messages'
import type {
  SubmitRequestedDocuments,
  ReadDocumentRequest,
} from '@seneb/contracts/messages/referral/document-request.messages'
import { AppError } from '@seneb/platform/app-error'
import { linkTokenDigest } from '@seneb/platform/link-token'
import type { Ctx } from '@seneb/service-kit/ctx'
import { isUniqueViolation } from '@seneb/service-kit/database/database-errors'
import type { WriteTx } from '@seneb/service-kit/database/db'

import type { ReferralCtx } from '../referral-ctx.js'
import {
  lockRequestSql,
  replaceDocumentsSql,
  type OpenRequest,
  ApplicationDocument,
  DocumentRequest,
  openRequestSql,
} from './ambassador-application.entity.js'
import { documentFields, documentsOf, uploadsOf, type NamedUpload } from './ambassador-application.rules.js'
import { assertUploaded, notUploaded } from './submit-ambassador-application.js'
import { storeDocumentsWorker } from './store-documents.js'

/**
 * Stores the documents that a link requests. They replace the former ones, whose rows stay without their files; the
 * link works once (D-43, AMB-13, AMB-14).
 */
export async function submitRequestedDocuments(
  { token, ...form }: Input<typeof SubmitRequestedDocuments>,
  ctx: ReferralCtx,
): Promise<Output<typeof SubmitRequestedDocuments>> {
  const uploads = uploadsOf(form)
  await assertUploaded(uploads, ctx)
  const params = [linkTokenDigest(token), ctx.now()]

  try {
    return await ctx.db.write(async (tx) => {
      // Of two answers at once the second finds the link used.
      const [request] = await tx.query<OpenRequest>(lockRequestSql, params)
      if (!request) throw new AppError('DOCUMENT_LINK_INVALID')
      await replaceDocuments(request, uploads, tx)
      await tx.update(DocumentRequest, { id: request.id }, { submitted_at: ctx.now() })
      await tx.publish(AmbassadorApplicationChanged, { applicationId: request.application_id })
      return { reference: request.reference }
    })
  } catch (error) {
    // Files that an application has already.
    throw isUniqueViolation(error, 'application_documents_pkey') ? notUploaded(uploads) : error
  } finally {
    ctx.wake(storeDocumentsWorker)
  }
}

async function replaceDocuments(
  { application_id: id, kinds }: OpenRequest,
  uploads: readonly NamedUpload[],
  tx: WriteTx,
): Promise<void> {
  const missing = kinds.filter((kind) => !uploads.some((upload) => upload.kind === kind))
  if (missing.length > 0) {
    const fields = missing.map((kind) => ({ path: documentFields[kind], message: 'Please choose a file' }))
    throw new AppError('INPUT_INVALID', { fields })
  }
  await tx.query(replaceDocumentsSql, [id, kinds])
  const wanted = uploads.filter(({ kind }) => kinds.includes(kind))
  for (const document of documentsOf(wanted, id)) await tx.save(Object.assign(new ApplicationDocument(), document))
}

/** Returns the document request of a link; nothing when the link is unknown, already used or expired. */
export async function readDocumentRequest(
  { token }: Input<typeof ReadDocumentRequest>,
  ctx: Pick<Ctx, 'db' | 'now'>,
): Promise<Output<typeof ReadDocumentRequest>> {
  const params = [linkTokenDigest(token), ctx.now()]
  const [request] = await ctx.db.read((tx) => tx.query<OpenRequest>(openRequestSql, params))
  return request ? { request: { kinds: [...request.kinds], expiresAt: request.expires_at.toISOString() } } : {}
}
