import type { Input, Output } from '@seneb/contracts/define'
import type { ReadPersonRecord } from '@seneb/contracts/messages/notification/every-service.messages'
import { compressRecord } from '@seneb/platform/compressed-record'
import type { Ctx } from '@seneb/service-kit/ctx'
import { exportRecord, type ExportedTable } from '@seneb/service-kit/data-export/export-record'

/** Gives everything that is stored here of an enquiry and its person (LEGAL-05); who took it, the enquiry service notes. */
export async function readPersonRecord(
  { enquiryId }: Input<typeof ReadPersonRecord>,
  ctx: Pick<Ctx, 'atRest' | 'db'>,
): Promise<Output<typeof ReadPersonRecord>> {
  const record = await ctx.db.read((tx) => exportRecord(exportedTables, enquiryId, { tx, ctx }))
  return { record: await compressRecord(record) }
}

/**
 * Data this service stores of an enquiry: its mails and their outcomes. The text of a waiting mail is left out, because
 * the record already contains the data it is made from. Its links are secrets of the person's mailbox.
 */
export const exportedTables: readonly ExportedTable[] = [
  {
    table: 'email_deliveries',
    where: 't.cause_id = $1::uuid',
    order: 't.queued_at, t.id',
    excluded: {
      sealed_body: 'copy',
      recipient_digest: 'secret',
      lease_holder: 'machine',
      lease_until: 'machine',
      traceparent: 'machine',
    },
  },
]
