import type { Output, Input } from '@seneb/contracts/define'
import type { AmbassadorApplicationForm } from '@seneb/contracts/forms/ambassador-application.form'
import {
  AmbassadorApplicationChanged,
  AmbassadorApplicationSubmitted,
  SubmitAmbassadorApplication,
} from '@seneb/contracts/messages/referral/ambassador-application.messages'
import type { LegalVersionsShown } from '@seneb/contracts/vocabulary/legal-versions'
import { referencePrefix } from '@seneb/contracts/vocabulary/reference-prefix'
import { uploadMessages } from '@seneb/contracts/vocabulary/upload-rules'
import { AppError } from '@seneb/platform/app-error'
import { findPreviousReply, executeIdempotently } from '@seneb/service-kit/requests/idempotency'
import { withUniqueReference } from '@seneb/service-kit/requests/reference'
import { isUniqueViolation } from '@seneb/service-kit/database/database-errors'

import type { ReferralCtx } from '../referral-ctx.js'
import { AmbassadorApplication, ApplicationDocument } from './ambassador-application.entity.js'
import {
  toApplicationRow,
  toDocumentRows,
  toSubmittedPayload,
  uploadsOf,
  type NamedUpload,
} from './ambassador-application.rules.js'
import { sealAnswers } from './sealed-answers.js'
import { storeDocumentsWorker } from './store-documents.js'

type Receipt = Output<typeof SubmitAmbassadorApplication>

const references = { prefix: referencePrefix, constraint: 'ambassador_applications_reference_key' }

/**
 * Stores an application for review, with the number of the identity document encrypted. Takes over its documents, and
 * has the team and the applicant notified (AMB-26, D-40, D-42). Repeating it with the same idempotency key returns the
 * same receipt.
 */
export async function submitAmbassadorApplication(
  { legalVersions, withholdMail, ...form }: Input<typeof SubmitAmbassadorApplication>,
  ctx: ReferralCtx,
): Promise<Receipt> {
  // The hash of a request is stored; the number must not be discoverable by trying values.
  const request = { ...form, nationalId: ctx.sealing.digest(form.nationalId) }
  // Without the legal versions, because a repetition from a reloaded page is the same request.
  const idempotentRequest = { contract: SubmitAmbassadorApplication, request }
  const earlierReceipt = await findPreviousReply<typeof SubmitAmbassadorApplication, Receipt>(idempotentRequest, ctx)
  if (earlierReceipt) return earlierReceipt
  const uploads = uploadsOf(form)
  await assertUploaded(uploads, ctx)

  try {
    const application = { form, legalVersions, withholdMail, idempotentRequest }
    const saveWithReference = (reference: string) => saveApplication({ ...application, reference }, ctx)
    return await withUniqueReference(references, ctx, saveWithReference)
  } catch (error) {
    if (!isUniqueViolation(error, 'application_documents_pkey')) throw error
    // The same request at the same time, or files that another application has already.
    const concurrentReceipt = await findPreviousReply<typeof SubmitAmbassadorApplication, Receipt>(
      idempotentRequest,
      ctx,
    )
    if (concurrentReceipt) return concurrentReceipt
    throw notUploaded(uploads)
  } finally {
    ctx.wake(storeDocumentsWorker)
  }
}

interface NewApplication {
  readonly form: AmbassadorApplicationForm
  /** Versions of the legal documents that the form showed. */
  readonly legalVersions: LegalVersionsShown | undefined
  readonly withholdMail?: boolean
  readonly reference: string
  readonly idempotentRequest: Parameters<typeof executeIdempotently<typeof SubmitAmbassadorApplication, Receipt>>[0]
}

async function saveApplication(
  { idempotentRequest, form, legalVersions, reference, withholdMail }: NewApplication,
  ctx: ReferralCtx,
): Promise<Receipt> {
  const agreed = await ctx.legalVersions.agreed(legalVersions, ctx)
  const identity = { id: ctx.newId(), reference, at: ctx.now(), legalVersions: agreed }
  const application = Object.assign(
    new AmbassadorApplication(),
    toApplicationRow(form, identity, sealAnswers(form, identity.id, ctx)),
  )
  const documents = toDocumentRows(uploadsOf(form), identity.id)
  const submitted = { ...toSubmittedPayload(form, identity), withholdMail }

  return executeIdempotently(idempotentRequest, ctx, async (tx) => {
    await tx.save(application)
    for (const document of documents) await tx.save(Object.assign(new ApplicationDocument(), document))
    await tx.publish(AmbassadorApplicationSubmitted, submitted)
    await tx.publish(AmbassadorApplicationChanged, { applicationId: identity.id })
    return { id: identity.id, reference }
  })
}

/** Throws INPUT_INVALID at the fields of files that are not, or no longer, in the store for uploads. */
export async function assertUploaded(
  uploads: readonly NamedUpload[],
  ctx: Pick<ReferralCtx, 'uploads'>,
): Promise<void> {
  const found = await Promise.all(uploads.map(({ uploadId }) => ctx.uploads.has(uploadId)))
  const missing = uploads.filter((_upload, at) => !found[at])
  if (missing.length > 0) throw notUploaded(missing)
}

export function notUploaded(uploads: readonly NamedUpload[]): AppError {
  const fields = uploads.map(({ field }) => ({ path: field, message: uploadMessages.expired }))
  return new AppError('INPUT_INVALID', { fields })
}
