import type { Input, Output } from '@seneb/contracts/define'
import type { ReadPersonRecord } from '@seneb/contracts/messages/referral/every-service.messages'
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

/** Data that this service stores of an enquiry: the link through which it came. */
export const exportedTables: readonly ExportedTable[] = [
  { table: 'referral_enquiries', where: 't.trip_plan_id = $1::uuid' },
]
