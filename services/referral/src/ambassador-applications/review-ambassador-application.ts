import { AppError } from '@seneb/platform/app-error'
import { openFile, type PlainFile } from '@seneb/platform/sealed-file'

import type { ReferralCtx } from '../referral-ctx.js'
import { AmbassadorApplication } from './ambassador-application.entity.js'
import { ApplicationDocument, type DocumentKind } from './application-document.entity.js'
import type { SealedAnswers } from './ambassador-application.rules.js'
import { openAnswers, type ReviewedAnswers } from './sealed-answers.js'

/** An application as a reviewer sees it; the number of the identity document is masked (D-42). */
export interface ApplicationUnderReview {
  readonly application: Omit<AmbassadorApplication, keyof SealedAnswers> & Omit<ReviewedAnswers, 'idNumberMasked'>
  readonly idNumberMasked: string
  readonly documents: readonly Pick<ApplicationDocument, 'kind' | 'state'>[]
}

/** Reads an application for its review (D-43). */
export async function reviewAmbassadorApplication(id: string, ctx: ReferralCtx): Promise<ApplicationUnderReview> {
  const { application, documents } = await ctx.db.read(async (tx) => ({
    application: await tx.findOne(AmbassadorApplication, { id }),
    documents: await tx.find(ApplicationDocument, { where: { application_id: id }, order: { kind: 'asc' } }),
  }))
  if (!application) throw new AppError('APPLICATION_UNKNOWN')
  const { national_id_sealed, phone_number_sealed, additional_notes_sealed, ...shown } = application
  const sealed = { national_id_sealed, phone_number_sealed, additional_notes_sealed }
  const { idNumberMasked, ...answers } = openAnswers(sealed, id, ctx)
  return {
    application: { ...shown, ...answers },
    idNumberMasked,
    documents: documents.map(({ kind, state }) => ({ kind, state })),
  }
}

/** Opens a document for its reviewer, and writes down who did (D-42); undefined when there is none any more. */
export async function openDocument(
  { applicationId, kind, reader }: { applicationId: string; kind: DocumentKind; reader: string },
  ctx: ReferralCtx,
): Promise<PlainFile | undefined> {
  const document = await ctx.db.read((tx) => tx.findOne(ApplicationDocument, { application_id: applicationId, kind }))
  const sealed = document && (await ctx.documents.read(document.upload_id))
  if (!sealed) return undefined
  ctx.log.info({ id: applicationId, kind, actor: reader }, 'a document was opened')
  return openFile(sealed, document.upload_id, ctx.sealing)
}
