import type { AuditedFields } from '@seneb/service-kit/requests/audited-resource'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { WriteTx } from '@seneb/service-kit/database/db'

import { careEnquiryAudit, findLocked } from '../care-enquiries/change-care-enquiry.js'

interface TelephoneAct {
  readonly enquiryId: string
  /** Verb and noun, as in `correct-by-telephone`. */
  readonly action: string
  readonly after: AuditedFields<keyof typeof careEnquiryAudit.fields>
}

/**
 * Records that a staff member did by telephone what the patient could have done on their page. Returns the enquiry with
 * its present version, which is 0 when its data was set aside.
 */
export async function auditTelephoneAct(
  { action, after, enquiryId }: TelephoneAct,
  tx: WriteTx,
  ctx: Ctx,
): Promise<{ enquiryId: string; version: number }> {
  await ctx.audit(tx, { action, object: { resource: careEnquiryAudit, id: enquiryId }, after })
  return presentVersion(enquiryId, tx)
}

/** Returns the enquiry with its present version, after an act that changed nothing. */
export async function presentVersion(enquiryId: string, tx: WriteTx): Promise<{ enquiryId: string; version: number }> {
  return { enquiryId, version: (await findLocked(enquiryId, tx))?.version ?? 0 }
}
