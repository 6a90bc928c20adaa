import type { Input, Output } from '@seneb/contracts/define'
import type { ExportAmbassador } from '@seneb/contracts/messages/referral/ambassador.messages'
import { compressRecord } from '@seneb/platform/compressed-record'
import { exportRecord, type ExportedTable } from '@seneb/service-kit/data-export/export-record'

import { ambassadorAudit, readAmbassadorAddress } from '../ambassadors/change-ambassador.js'
import type { ReferralCtx } from '../referral-ctx.js'

/** Returns everything stored of an ambassador as one, and audits who exported it (LEGAL-05). */
export async function exportAmbassador(
  { format, recordId: id }: Input<typeof ExportAmbassador>,
  ctx: ReferralCtx,
): Promise<Output<typeof ExportAmbassador>> {
  const { record, reference } = await ctx.db.write(async (tx) => {
    const address = await readAmbassadorAddress(id, tx)
    const tables = await exportRecord(ambassadorTables('$1::uuid'), id, { tx, ctx })
    const object = { resource: ambassadorAudit, id }
    await ctx.audit(tx, { action: 'export-ambassador', object, after: { format } })
    return { record: tables, reference: address }
  })
  return { record: await compressRecord(record), reference, exportedAt: ctx.now().toISOString() }
}

/** Data that this service stores of ambassadors. `ids` is the SQL of their ids. */
export function ambassadorTables(ids: string): readonly ExportedTable[] {
  return [
    { table: 'ambassadors', where: `t.id in (${ids})` },
    { table: 'referral_codes', where: `t.ambassador_id in (${ids})`, order: 't.code' },
    {
      table: 'referral_changes',
      where: `t.ambassador_id in (${ids})`,
      order: 't.happened_at, t.id',
      excluded: { staff_id: 'team' },
    },
  ]
}
