import type { Ctx } from '../ctx.js'
import type { Worker } from '../working/workers.js'
import { eraseStored } from './erase-records.js'
import { finishSql, unfinishedSql } from './erased-record.queries.js'
import type { Erasing, Erasure } from './erasing.js'

const batchSize = 20

/** Deletes what lies outside of the database: the messages of the service's own stream. */
export type EraseOutside = (erasure: Erasure) => Promise<unknown>

/**
 * The worker that ends what `eraseRecords` began. Whoever was at work with a record while it was erased may have written
 * a row or published a message after it; once they have ended, rows and messages are erased again, and only then is it
 * said that nothing is left. What was interrupted is done again at a later turn, by whichever replica comes first.
 */
export function finishErasures<C extends Ctx>(erasing: Erasing<C>, eraseOutside: EraseOutside): Worker<C> {
  return {
    name: 'finish-erasures',
    everyMs: 2000,
    run: async (ctx) => {
      const unfinished = await ctx.db.read((tx) => tx.query<Erasure>(unfinishedSql, [batchSize]))
      if (unfinished.length === 0) return undefined
      const ids = unfinished.flatMap(({ recordIds }) => recordIds)
      await ctx.db.write((tx) => eraseStored(ids, erasing, tx))
      for (const { erasureId, recordIds } of unfinished) {
        await eraseOutside({ erasureId, recordIds })
        await ctx.db.write(async (tx) => {
          const finished = await tx.query(finishSql, [erasureId, recordIds])
          if (finished.length > 0) await erasing.finished(erasureId, tx, ctx)
        })
      }
      return unfinished.length === batchSize ? 'again' : undefined
    },
  }
}
