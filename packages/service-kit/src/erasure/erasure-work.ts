import type { Ctx } from '../ctx.js'
import type { Worker } from '../workers/worker-loop.js'
import { deleteRows, finishSql, unfinishedSql, finishedSql, eraseRecords, notErasedSql } from './erase-records.js'
import type { ErasureHandler, Erasure } from './erasure-handler.js'

const batchSize = 20

/** Deletes data outside of the database: the messages in the service's own stream. */
export type EraseExternal = (erasure: Erasure) => Promise<unknown>

/**
 * Returns the worker that completes what `eraseRecords` began. Work in progress during an erasure may have written a
 * row or published a message after it. Once that work has ended, rows and messages are erased again, and only then is
 * the erasure reported as finished. Any replica repeats an interrupted erasure in a later turn.
 */
export function finishErasures<C extends Ctx>(erasing: ErasureHandler<C>, eraseOutside: EraseExternal): Worker<C> {
  return {
    name: 'finish-erasures',
    intervalMs: 2000,
    run: async (ctx) => {
      const unfinished = await ctx.db.read((tx) => tx.query<Erasure>(unfinishedSql, [batchSize]))
      if (unfinished.length === 0) return undefined
      const ids = unfinished.flatMap(({ recordIds }) => recordIds)
      await ctx.db.write((tx) => deleteRows(ids, erasing, tx))
      for (const { erasureId, recordIds } of unfinished) {
        await eraseOutside({ erasureId, recordIds })
        await ctx.db.write(async (tx) => {
          const finished = await tx.query(finishSql, [erasureId, recordIds])
          if (finished.length > 0) await erasing.onFinished(erasureId, tx, ctx)
        })
      }
      return unfinished.length === batchSize ? 'again' : undefined
    },
  }
}

/** The ledger, as this worker sees it. */
interface Ledger {
  readonly read: () => AsyncIterable<Erasure>
  readonly write: (erasure: Erasure) => Promise<void>
}

/** Returns the worker that writes erasures known to this database back into a ledger that lost its store. */
export function refillLedger({ read, write }: Ledger): Worker {
  return {
    name: 'refill-erasure-ledger',
    intervalMs: 60 * 60 * 1000,
    run: async (ctx) => {
      const written = new Set<string>()
      for await (const { erasureId } of read()) written.add(erasureId)
      const erasures = await ctx.db.read((tx) => tx.query<Erasure>(finishedSql))
      for (const erasure of erasures) if (!written.has(erasure.erasureId)) await write(erasure)
    },
  }
}

/**
 * Erases every record that the ledger names and this database does not know as erased, because it was restored from an
 * older backup. Returns their number. Runs before the service publishes, consumes or handles anything.
 */
export async function replayLedger(
  ledger: AsyncIterable<Erasure>,
  erasing: Pick<ErasureHandler, 'eraseRows'>,
  { db, log }: Pick<Ctx, 'db' | 'log'>,
): Promise<number> {
  let count = 0
  for await (const { erasureId, recordIds } of ledger) {
    const unknown = await db.read((tx) => tx.query(notErasedSql, [recordIds]))
    if (unknown.length === 0) continue
    await db.write((tx) => eraseRecords([{ erasureId, recordIds }], erasing, tx))
    count += 1
  }
  if (count > 0) log.warn({ count }, 'erasures missing from this database were repeated')
  return count
}
