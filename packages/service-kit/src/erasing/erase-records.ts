import type { WriteTx } from '../storing/db.js'
import { eraseDeadLettersSql, eraseOutboxSql, eraseRepliesSql, rememberErasedSql } from './erased-record.queries.js'
import type { Erasing, Erasure } from './erasing.js'

/**
 * Erases records in this service's rows and remembers their ids, so that nothing of them is heard or replayed from now on.
 * Its messages go when what was under way has ended (finish-erasures.ts). Doing it again changes nothing (LEGAL-05).
 */
export async function eraseRecords(
  erasures: readonly Erasure[],
  { eraseRows }: Pick<Erasing, 'eraseRows'>,
  tx: WriteTx,
): Promise<void> {
  for (const { erasureId, recordIds } of erasures) await tx.query(rememberErasedSql, [recordIds, erasureId])
  await eraseStored(
    erasures.flatMap(({ recordIds }) => recordIds),
    { eraseRows },
    tx,
  )
}

/** Deletes every row of these records: the service's own, and what the kit stored for it. */
export async function eraseStored(
  recordIds: readonly string[],
  { eraseRows }: Pick<Erasing, 'eraseRows'>,
  tx: WriteTx,
): Promise<void> {
  await eraseRows(recordIds, tx)
  for (const sql of [eraseOutboxSql, eraseDeadLettersSql, eraseRepliesSql]) await tx.query(sql, [recordIds])
}
