import { uploadSentences } from '@seneb/contracts/vocabulary/upload-rules'
import { AppError } from '@seneb/platform/app-error'

import type { ReferralCtx } from '../referral-ctx.js'
import type { NamedUpload } from './ambassador-application.rules.js'

/** Throws INPUT_INVALID at the fields of files that are not where files come in (any more). */
export async function assertUploaded(
  uploads: readonly NamedUpload[],
  ctx: Pick<ReferralCtx, 'uploads'>,
): Promise<void> {
  const found = await Promise.all(uploads.map(({ uploadId }) => ctx.uploads.has(uploadId)))
  const missing = uploads.filter((_upload, at) => !found[at])
  if (missing.length > 0) throw notUploaded(missing)
}

export function notUploaded(uploads: readonly NamedUpload[]): AppError {
  const fields = uploads.map(({ field }) => ({ path: field, message: uploadSentences.expired }))
  return new AppError('INPUT_INVALID', { fields })
}
