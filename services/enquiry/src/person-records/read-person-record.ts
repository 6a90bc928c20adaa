import type { Input, Output } from '@seneb/contracts/define'
import type { ReadPersonRecord } from '@seneb/contracts/messages/enquiry/every-service.messages'
import { compressRecord } from '@seneb/platform/compressed-record'
import { requireStaff } from '@seneb/service-kit/requests/actors'
import type { Ctx } from '@seneb/service-kit/ctx'
import { exportRecord, type ExportedTable } from '@seneb/service-kit/data-export/export-record'

import { careEnquiryAudit, lockedEnquiry } from '../care-enquiries/change-care-enquiry.js'
import { appendTimelineEntry } from '../care-enquiries/write-lines.js'
import { openPlan } from '../sent-plans/sealed-plan.js'
import { openReply, openEventText } from '../care-enquiries/sealed-text.js'
import { openContent, openPreview, type MessagePreview } from '../messages/sealed-message.js'

/**
 * Returns all data that this service stores about an enquiry and its person. Logs the staff member in the same
 * transaction, on the timeline and the audit trail (LEGAL-05, ADM-09). Throws ENQUIRY_UNKNOWN for an erased one.
 */
export async function readPersonRecord(
  { enquiryId, format }: Input<typeof ReadPersonRecord>,
  ctx: Ctx,
): Promise<Output<typeof ReadPersonRecord>> {
  const at = ctx.now()
  const { record, reference } = await ctx.db.write(async (tx) => {
    const { reference: called, version } = await lockedEnquiry(enquiryId, undefined, tx)
    const rows = await exportRecord(exportedTables, enquiryId, { tx, ctx })
    const line = { kind: 'exported', at, actor_id: requireStaff(ctx).id } as const
    await appendTimelineEntry({ enquiryId, version, line }, tx, ctx)
    const object = { resource: careEnquiryAudit, id: enquiryId }
    await ctx.audit(tx, { action: 'export-enquiry', object, after: { format } })
    return { record: rows, reference: called }
  })
  return { record: await compressRecord(record), reference, exportedAt: at.toISOString() }
}

interface Sealed {
  readonly id: string
}
type Sealer = Pick<Ctx, 'atRest'>

/** The beginning of the text is left out, because the whole text stands beside it. */
function exportedPreview({ fileNames, sender, subject }: MessagePreview) {
  return { sender, subject, fileNames }
}

const ofEither = 't.trip_plan_id = $1::uuid or t.consultation_id = $1::uuid'

/**
 * Data this service stores of an enquiry. Notes of the team are about the person, so the person may read them.
 * Unfinished replies are excluded, because only their author has seen them.
 */
export const exportedTables: readonly ExportedTable[] = [
  { table: 'trip_plans', where: 't.id = $1::uuid' },
  { table: 'consultations', where: 't.id = $1::uuid' },
  {
    table: 'consents',
    where: ofEither,
    order: 't.given_at',
    excluded: { link_digest: 'secret', later_link_digest: 'secret' },
  },
  { table: 'reply_promises', where: ofEither },
  {
    table: 'care_enquiries',
    where: 't.id = $1::uuid',
    excluded: {
      assignee_id: 'team',
      claimed_until: 'machine',
      new_message_at: 'copy',
      reply_wanted_since: 'copy',
      search: 'copy',
      unread_messages: 'copy',
      version: 'machine',
    },
  },
  {
    table: 'care_events',
    where: 't.enquiry_id = $1::uuid',
    order: 't.at, t.id',
    excluded: { actor_id: 'team', assignee_id: 'team' },
    decode: { body_sealed: (sealed: Buffer, { id }: Sealed, ctx: Sealer) => openEventText(sealed, id, ctx) },
  },
  {
    table: 'replies',
    where: 't.enquiry_id = $1::uuid',
    order: 't.written_at, t.id',
    excluded: { written_by: 'team' },
    decode: { body_sealed: (sealed: Buffer, { id }: Sealed, ctx: Sealer) => openReply(sealed, id, ctx) },
  },
  {
    table: 'suggested_calls',
    where: 't.enquiry_id = $1::uuid',
    order: 't.starts_at, t.reply_id',
    excluded: { decided_by: 'team' },
  },
  {
    table: 'sent_plans',
    where: 't.enquiry_id = $1::uuid',
    order: 't.approved_at, t.id',
    decode: { plan_sealed: (sealed: Buffer, { id }: Sealed, ctx: Sealer) => openPlan(sealed, id, ctx) },
  },
  {
    table: 'plan_decisions',
    where: 't.enquiry_id = $1::uuid',
    order: 't.decided_at, t.id',
    excluded: { recorded_by: 'team' },
    decode: { body_sealed: (sealed: Buffer, { id }: Sealed, ctx: Sealer) => openEventText(sealed, id, ctx) },
  },
  {
    table: 'data_disclosures',
    where: 't.enquiry_id = $1::uuid',
    order: 't.first_at, t.reader_id',
    excluded: { reader_id: 'team' },
  },
  {
    table: 'messages',
    where: 't.enquiry_id = $1::uuid',
    order: 't.received_at, t.id',
    excluded: { read_by: 'team', filed_at: 'machine' },
    decode: {
      preview_sealed: (sealed: Buffer, { id }: Sealed, ctx: Sealer) => exportedPreview(openPreview(sealed, id, ctx)),
      content_sealed: (sealed: Buffer, { id }: Sealed, ctx: Sealer) => openContent(sealed, id, ctx),
    },
  },
  {
    table: 'message_files',
    columns: 'id, message_id, state, refusal, octet_length(sealed) as bytes',
    where: 't.message_id in (select m.id from messages m where m.enquiry_id = $1::uuid)',
    order: 't.id',
    excluded: { sealed: 'file' },
  },
  {
    table: 'merges',
    where: 't.target_id = $1::uuid or t.merged_id = $1::uuid',
    order: 't.merged_at, t.id',
    excluded: { assignee_before: 'team', merged_by: 'team', undone_by: 'team', merged_version: 'machine' },
  },
  {
    table: 'request_links',
    where: 't.enquiry_id = $1::uuid',
    excluded: { digest: 'secret' },
  },
  {
    table: 'request_corrections',
    where: 't.enquiry_id = $1::uuid',
    order: 't.corrected_at, t.id',
    decode: { before_sealed: (sealed: Buffer, { id }: Sealed, ctx: Sealer) => openEventText(sealed, id, ctx) },
  },
  {
    table: 'patient_document_requests',
    where: 't.enquiry_id = $1::uuid',
    order: 't.requested_at, t.id',
    excluded: { requested_by: 'team' },
    decode: { name_sealed: (sealed: Buffer, { id }: Sealed, ctx: Sealer) => openEventText(sealed, id, ctx) },
  },
  { table: 'requested_erasures', where: 't.enquiry_id = $1::uuid' },
  { table: 'partner_enquiries', where: 't.id = $1::uuid', excluded: { request_digest: 'secret' } },
]
