import type { Input, Output } from '@seneb/contracts/define'
import type { ReadPersonRecord } from '@seneb/contracts/messages/enquiry/every-service.messages'
import { packRecord } from '@seneb/platform/packed-record'
import { staffOf } from '@seneb/service-kit/answering/actors'
import type { Ctx } from '@seneb/service-kit/ctx'
import { readRecord, type ExportedTable } from '@seneb/service-kit/exporting/read-record'

import { careEnquiryAudit, lockedEnquiry } from '../care-enquiries/change-care-enquiry.js'
import { writeToldLine } from '../care-enquiries/write-lines.js'
import { openAnswer, openEventWords } from '../care-enquiries/sealed-words.js'

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

interface Sealed {
  readonly id: string
}
type Sealer = Pick<Ctx, 'atRest'>

const ofEither = 't.trip_plan_id = $1::uuid or t.consultation_id = $1::uuid'

/**
 * What this service stores of an enquiry. Notes of the team are about the person, so they are theirs to read; answers that
 * somebody still writes are not here, because nobody but their author has seen them.
 */
export const exportedTables: readonly ExportedTable[] = [
  { table: 'trip_plans', whose: 't.id = $1::uuid' },
  { table: 'consultations', whose: 't.id = $1::uuid' },
  {
    table: 'consents',
    whose: ofEither,
    order: 't.given_at',
    withheld: { link_digest: 'secret', later_link_digest: 'secret' },
  },
  { table: 'answer_promises', whose: ofEither },
  {
    table: 'care_enquiries',
    whose: 't.id = $1::uuid',
    withheld: { assignee_id: 'team', claimed_until: 'machine', search: 'copy', version: 'machine' },
  },
  {
    table: 'care_events',
    whose: 't.enquiry_id = $1::uuid',
    order: 't.at, t.id',
    withheld: { actor_id: 'team', assignee_id: 'team' },
    open: { words_sealed: (sealed: Buffer, { id }: Sealed, ctx: Sealer) => openEventWords(sealed, id, ctx) },
  },
  {
    table: 'care_answers',
    whose: 't.enquiry_id = $1::uuid',
    order: 't.written_at, t.id',
    withheld: { written_by: 'team' },
    open: { words_sealed: (sealed: Buffer, { id }: Sealed, ctx: Sealer) => openAnswer(sealed, id, ctx) },
  },
  { table: 'partner_enquiries', whose: 't.id = $1::uuid', withheld: { request_digest: 'secret' } },
]
