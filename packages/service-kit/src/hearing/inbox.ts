import type { Ctx } from '../ctx.js'
import type { Db, WriteTx } from '../storing/db.js'
import { isUniqueViolation } from '../storing/database-errors.js'
import { InboxEntry } from '../storing/kit-tables.js'
import { withInboxRow } from './with-inbox-row.js'

/** The event was heard before: nothing is done and the message is acknowledged. */
export class DuplicateEvent extends Error {
  override readonly name = 'DuplicateEvent'
}

/**
 * The ctx in which one event is handled. Its `db.write` or `db.run` may be called once and puts the inbox row into the
 * same transaction as the effects, so that an event has effect once, however often it is delivered and to however many replicas.
 */
export function handlerCtx(ctx: Ctx, consumer: string, eventId: string): { ctx: Ctx; close(): Promise<void> } {
  let written = false
  const once = async <T>(work: () => Promise<T>): Promise<T> => {
    if (written) throw new Error(`${consumer} writes twice for one event; put both into one ctx.db.write`)
    written = true
    try {
      return await work()
    } catch (error) {
      if (isUniqueViolation(error, 'inbox_pkey')) throw new DuplicateEvent(eventId, { cause: error })
      throw error
    }
  }
  const write = <T>(fn: (tx: WriteTx) => Promise<T>): Promise<T> =>
    once(() =>
      ctx.db.write(async (tx) => {
        await tx.save(Object.assign(new InboxEntry(), { consumer, event_id: eventId, heard_at: ctx.now() }))
        return fn(tx)
      }),
    )
  const run = <Row extends object>(sql: string, params: readonly unknown[] = []): Promise<Row[]> =>
    once(() => ctx.db.run<Row>(withInboxRow(sql, params.length), [...params, consumer, eventId, ctx.now()]))
  const db: Db = { read: (fn) => ctx.db.read(fn), write, run }
  return {
    ctx: { ...ctx, db },
    // A hearer that had nothing to store still heard it.
    close: async () => {
      if (!written) await write(() => Promise.resolve())
    },
  }
}
