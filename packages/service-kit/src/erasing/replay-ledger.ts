import type { Ctx } from '../ctx.js'
import { eraseRecords } from './erase-records.js'
import { unknownSql } from './erased-record.queries.js'
import type { Erasing, Erasure } from './erasing.js'

/**
 * Erases whatever the ledger names and this database does not know as erased: it was restored from a backup that is
 * older than the erasure. Gives how many they were. Done before the service says, hears or answers anything.
 */
export async function replayLedger(
  ledger: AsyncIterable<Erasure>,
  erasing: Pick<Erasing, 'eraseRows'>,
  { db, log }: Pick<Ctx, 'db' | 'log'>,
): Promise<number> {
  let count = 0
  for await (const { erasureId, recordIds } of ledger) {
    const unknown = await db.read((tx) => tx.query(unknownSql, [recordIds]))
    if (unknown.length === 0) continue
    await db.write((tx) => eraseRecords([{ erasureId, recordIds }], erasing, tx))
    count += 1
  }
  if (count > 0) log.warn({ count }, 'erasures that this database did not know were done again')
  return count
}
