import type { Input, Output } from '@seneb/contracts/define'
import type { ReadPersonRecord } from '@seneb/contracts/messages/notification/every-service.messages'
import { packRecord } from '@seneb/platform/packed-record'
import type { Ctx } from '@seneb/service-kit/ctx'
import { readRecord, type ExportedTable } from '@seneb/service-kit/exporting/read-record'

/** Gives everything that is stored here of an enquiry and its person (LEGAL-05); who took it, the enquiry service notes. */
export async function readPersonRecord(
  { enquiryId }: Input<typeof ReadPersonRecord>,
  ctx: Pick<Ctx, 'atRest' | 'db'>,
): Promise<Output<typeof ReadPersonRecord>> {
  const record = await ctx.db.read((tx) => readRecord(exportedTables, enquiryId, { tx, ctx }))
  return { record: await packRecord(record) }
}

/**
 * What this service stores of an enquiry: which mails there were and what became of them. The words of one that still waits
 * are made of what the record holds already, and their links are secrets of the person's mailbox.
 */
export const exportedTables: readonly ExportedTable[] = [
  {
    table: 'email_deliveries',
    whose: 't.cause_id = $1::uuid',
    order: 't.queued_at, t.id',
    withheld: {
      sealed_words: 'copy',
      recipient_digest: 'secret',
      lease_holder: 'machine',
      lease_until: 'machine',
      traceparent: 'machine',
    },
  },
]
