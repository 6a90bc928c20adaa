import { AppError } from '@seneb/platform/app-error'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { ReadTx } from '@seneb/service-kit/storing/db'

import { CareEnquiry } from './care-enquiry.entity.js'
import { listedEnquiry } from './listed-enquiry.js'

interface FindingIn {
  readonly tx: ReadTx
  readonly ctx: Pick<Ctx, 'now'>
}

/** One enquiry as it is listed, and how its person is reached; both only for whoever may see who asks. */
export async function findCareEnquiry(id: string, isPersonalShown: boolean, { ctx, tx }: FindingIn) {
  const row = await tx.findOne(CareEnquiry, { id })
  if (!row) throw new AppError('ENQUIRY_UNKNOWN')
  const reached = { email: row.email, phoneNumber: row.phone_number ?? undefined }
  const enquiry = listedEnquiry(row, { isPersonalShown, now: ctx.now() })
  return { enquiry, reached: isPersonalShown ? reached : undefined }
}
