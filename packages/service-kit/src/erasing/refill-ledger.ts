import type { Worker } from '../working/workers.js'
import { finishedSql } from './erased-record.queries.js'
import type { Erasure } from './erasing.js'

/** The ledger, as this worker sees it. */
interface Ledger {
  readonly read: () => AsyncIterable<Erasure>
  readonly write: (erasure: Erasure) => Promise<void>
}

/** The worker that writes into the ledger what it has lost with its store, of what this database knows as erased. */
export function refillLedger({ read, write }: Ledger): Worker {
  return {
    name: 'refill-erasure-ledger',
    everyMs: 60 * 60 * 1000,
    run: async (ctx) => {
      const written = new Set<string>()
      for await (const { erasureId } of read()) written.add(erasureId)
      const erasures = await ctx.db.read((tx) => tx.query<Erasure>(finishedSql))
      for (const erasure of erasures) if (!written.has(erasure.erasureId)) await write(erasure)
    },
  }
}
