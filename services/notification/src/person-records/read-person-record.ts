import type { Input, Output } from '@seneb/contracts/define'
import type { ReadPersonRecord } from '@seneb/contracts/messages/notification/person-record.messages'
import { packRecord } from '@seneb/platform/packed-record'
import type { Ctx } from '@seneb/service-kit/ctx'
import { readRecord } from '@seneb/service-kit/exporting/read-record'

import { exportedTables } from './exported-tables.js'

/** Gives everything that is stored here of an enquiry and its person (LEGAL-05); who took it, the enquiry service notes. */
export async function readPersonRecord(
  { enquiryId }: Input<typeof ReadPersonRecord>,
  ctx: Pick<Ctx, 'atRest' | 'db'>,
): Promise<Output<typeof ReadPersonRecord>> {
  const record = await ctx.db.read((tx) => readRecord(exportedTables, enquiryId, { tx, ctx }))
  return { record: await packRecord(record) }
}
