import { AppError } from '@seneb/platform/app-error'
import type { ReadTx } from '@seneb/service-kit/storing/db'

import { CareEnquiry } from './care-enquiry.entity.js'
import { listedEnquiry } from './listed-enquiry.js'

/** One enquiry as it is listed, and how its person is reached; both only for whoever may see who asks. */
export async function findCareEnquiry(id: string, isPersonalShown: boolean, tx: ReadTx) {
  const row = await tx.findOne(CareEnquiry, { id })
  if (!row) throw new AppError('ENQUIRY_UNKNOWN')
  const reached = { email: row.email, phoneNumber: row.phone_number ?? undefined }
  return { enquiry: listedEnquiry(row, isPersonalShown), reached: isPersonalShown ? reached : undefined }
}
