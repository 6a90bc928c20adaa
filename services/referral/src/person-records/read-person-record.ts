import type { Input, Output } from '@seneb/contracts/define'
import type { ReadPersonRecord } from '@seneb/contracts/messages/referral/every-service.messages'
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

/** What this service stores of an enquiry: by whose link it came. */
export const exportedTables: readonly ExportedTable[] = [
  { table: 'referral_enquiries', whose: 't.trip_plan_id = $1::uuid' },
]
