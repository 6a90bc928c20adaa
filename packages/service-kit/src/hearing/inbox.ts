import type { Ctx } from '../ctx.js'
import type { Db, WriteTx } from '../storing/db.js'
import { isErased } from '../erasing/is-erased.js'
import { isNullViolation, isUniqueViolation } from '../storing/database-errors.js'
import { InboxEntry } from '../storing/kit-tables.js'
import { withInboxRow } from './with-inbox-row.js'

/** The event was heard before, or is about what was erased: nothing is done and the message is acknowledged. */
export class DuplicateEvent extends Error {
  override readonly name = 'DuplicateEvent'
}

/** What is known of an event before it is handled. */
interface HeardEvent {
  readonly id: string
  /** The record that it is about, where that may be erased. */
  readonly about?: string
}

/**
 * The ctx in which one event is handled. Its `db.write` or `db.run` may be called once and puts the inbox row into the
 * same transaction as the effects, so that an event has effect once, however often it is delivered and to however many replicas.
 * What is about an erased record has none: it is asked for in front of a transaction, and within a single statement.
 */
export function handlerCtx(
  ctx: Ctx,
  consumer: string,
  { about, id: eventId }: HeardEvent,
): { ctx: Ctx; close(): Promise<void> } {
  let written = false
  const once = async <T>(work: () => Promise<T>): Promise<T> => {
    if (written) throw new Error(`${consumer} writes twice for one event; put both into one ctx.db.write`)
    written = true
    try {
      return await work()
    } catch (error) {
      const isOver = isUniqueViolation(error, 'inbox_pkey') || isNullViolation(error, 'inbox', 'heard_at')
      throw isOver ? new DuplicateEvent(eventId, { cause: error }) : error
    }
  }
  const write = <T>(fn: (tx: WriteTx) => Promise<T>): Promise<T> =>
    once(async () => {
      if (await isErased(about, ctx.db)) throw new DuplicateEvent(eventId)
      return ctx.db.write(async (tx) => {
        await tx.save(Object.assign(new InboxEntry(), { consumer, event_id: eventId, heard_at: ctx.now() }))
        return fn(tx)
      })
    })
  const run = <Row extends object>(sql: string, params: readonly unknown[] = []): Promise<Row[]> =>
    once(() => ctx.db.run<Row>(withInboxRow(sql, params.length), [...params, consumer, eventId, ctx.now(), about]))
  const db: Db = { read: (fn) => ctx.db.read(fn), write, run }
  return {
    ctx: { ...ctx, db },
    // A hearer that had nothing to store still heard it.
    close: async () => {
      if (!written) await write(() => Promise.resolve())
    },
  }
}
