import type { Input, Output } from '@seneb/contracts/define'
import type { ReadPersonRecord } from '@seneb/contracts/messages/enquiry/person-record.messages'
import { packRecord } from '@seneb/platform/packed-record'
import { staffOf } from '@seneb/service-kit/answering/staff-actor'
import type { Ctx } from '@seneb/service-kit/ctx'
import { readRecord } from '@seneb/service-kit/exporting/read-record'

import { careEnquiryAudit } from '../care-enquiries/care-enquiry.audit.js'
import { lockedEnquiry } from '../care-enquiries/change-care-enquiry.js'
import { writeToldLine } from '../care-enquiries/write-told-line.js'
import { exportedTables } from './exported-tables.js'

/**
 * Gives everything that is stored here of an enquiry and its person, and notes in the same transaction who took it: on the
 * timeline and the audit trail, once (LEGAL-05, ADM-09). Throws ENQUIRY_UNKNOWN for one that was erased.
 */
export async function readPersonRecord(
  { enquiryId, format }: Input<typeof ReadPersonRecord>,
  ctx: Ctx,
): Promise<Output<typeof ReadPersonRecord>> {
  const at = ctx.now()
  const { record, reference } = await ctx.db.write(async (tx) => {
    const { reference: called, version } = await lockedEnquiry(enquiryId, undefined, tx)
    const rows = await readRecord(exportedTables, enquiryId, { tx, ctx })
    const line = { kind: 'exported', at, actor_id: staffOf(ctx).id } as const
    await writeToldLine({ enquiryId, version, line }, tx, ctx)
    const object = { noun: careEnquiryAudit, id: enquiryId }
    await ctx.act(tx, { action: 'export-enquiry', object, after: { format } })
    return { record: rows, reference: called }
  })
  return { record: await packRecord(record), reference, exportedAt: at.toISOString() }
}
