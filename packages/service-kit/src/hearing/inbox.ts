import type { Ctx } from '../ctx.js'
import { isErased } from '../erasing/erase-records.js'
import { isNullViolation, isUniqueViolation } from '../storing/database-errors.js'
import type { Db, WriteTx } from '../storing/db.js'
import { InboxEntry } from '../storing/kit-tables.js'

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

/** The name of a statement, and `with` where it has parts of its own already. */
const beginning = /^\s*(\/\*[^*]*\*\/)\s*(with\s+)?/i

/** By the statement, whose text comes from code and says how many parameters it has. */
const composed = new Map<string, string>()

/**
 * The statement with the inbox row of an event put in front, so that both are one: when the row is there already, nothing
 * of the statement happens. Its consumer, event, time and the record it is about are the four parameters after the `count`
 * of the statement's own. Of an erased record the row would lack its time, which ends the statement as one that is there
 * already does. Throws when the statement does not begin with its name, or is recursive.
 */
function withInboxRow(sql: string, count: number): string {
  const known = composed.get(sql)
  if (known !== undefined) return known
  const [whole = '', name = '', parts] = beginning.exec(sql) ?? []
  const rest = sql.slice(whole.length)
  if (name === '' || (parts && /^recursive\b/i.test(rest))) {
    throw new Error(`an inbox row can only go in front of a named statement that is not recursive: ${sql.slice(0, 80)}`)
  }
  const [consumer = '', event = '', time = '', about = ''] = [1, 2, 3, 4].map((place) => `$${count + place}`)
  const heardAt = `case when not exists (select from erased_records where record_id = ${about}::uuid) then ${time}::timestamptz end`
  const inboxRow = `inbox_row as (insert into inbox (consumer, event_id, heard_at)
    select ${consumer}::text, ${event}::uuid, ${heardAt})`
  const text = `${name} with ${inboxRow}${parts ? ',' : ''} ${rest}`
  composed.set(sql, text)
  return text
}
