import type { Input, Output } from '@seneb/contracts/define'
import { AmbassadorApplicationChanged } from '@seneb/contracts/messages/referral/ambassador-application.messages'
import {
  type SubmitRequestedDocuments,
  type ReadDocumentRequest,
  DocumentsRequested,
  type RequestDocuments,
} from '@seneb/contracts/messages/referral/document-request.messages'
import { AppError } from '@seneb/platform/app-error'
import { linkTokenDigest, newLinkToken } from '@seneb/platform/link-token'
import type { Ctx } from '@seneb/service-kit/ctx'
import { isUniqueViolation } from '@seneb/service-kit/database/database-errors'
import type { WriteTx } from '@seneb/service-kit/database/db'
import { requireStaff } from '@seneb/service-kit/requests/actors'
import { IsNull, MoreThan } from 'typeorm'

import type { ReferralCtx } from '../referral-ctx.js'
import {
  lockRequestSql,
  replaceDocumentsSql,
  type OpenRequest,
  ApplicationDocument,
  DocumentRequest,
  openRequestSql,
  lockPendingSql,
} from './ambassador-application.entity.js'
import { documentFields, toDocumentRows, uploadsOf, type NamedUpload } from './ambassador-application.rules.js'
import { assertUploaded, notUploaded } from './submit-ambassador-application.js'
import { storeDocumentsWorker } from './store-documents.js'
import { ambassadorApplicationAudit, pendingAmbassadorApplication } from './decide-ambassador-application.js'

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
  const documentRequest = Object.assign(new DocumentRequest(), {
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
    await tx.save(documentRequest)
    const payload = {
      applicationId,
      reference,
      kinds: documentRequest.kinds,
      reason,
      token,
      personal: { fullName, email },
    }
    await tx.publish(DocumentsRequested, { ...payload, expiresAt: documentRequest.expires_at.toISOString() })
    await tx.publish(AmbassadorApplicationChanged, { applicationId })
    const object = { resource: ambassadorApplicationAudit, id: applicationId }
    await ctx.audit(tx, {
      action: 'ask-for-documents',
      object,
      after: { document: documentRequest.kinds.join(', '), reason },
    })
  })
  return { applicationId }
}

/**
 * Stores the documents that a link requests. They replace earlier ones, whose rows stay without their files; the link
 * works once (D-43, AMB-13, AMB-14).
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
      // Of two concurrent submissions the second finds the link used.
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
  const requested = uploads.filter(({ kind }) => kinds.includes(kind))
  for (const document of toDocumentRows(requested, id))
    await tx.save(Object.assign(new ApplicationDocument(), document))
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
