import type { Ctx } from '../ctx.js'
import { isErased } from '../erasure/erase-records.js'
import { isNullViolation, isUniqueViolation } from '../database/database-errors.js'
import type { Db, WriteTx } from '../database/db.js'
import { InboxEntry } from '../database/kit-tables.js'

/** The event was handled before, or concerns an erased record: it is acknowledged without effect. */
export class DuplicateEvent extends Error {
  override readonly name = 'DuplicateEvent'
}

/** Event that a handler is about to process. */
interface IncomingEvent {
  readonly id: string
  /** The record that it is about, where that may be erased. */
  readonly recordId?: string
}

/**
 * Returns the ctx in which one event is handled. Its `db.write` or `db.run` may be called once, and adds the inbox row
 * to the transaction of the effects. An event therefore has effect once, regardless of the number of deliveries and
 * replicas. Events about an erased record have no effect: the record is checked before a transaction, and within a
 * single statement.
 */
export function createHandlerContext(
  ctx: Ctx,
  consumer: string,
  { recordId, id: eventId }: IncomingEvent,
): { ctx: Ctx; close(): Promise<void> } {
  let written = false
  const once = async <T>(work: () => Promise<T>): Promise<T> => {
    if (written) throw new Error(`${consumer} writes twice for one event; put both into one ctx.db.write`)
    written = true
    try {
      return await work()
    } catch (error) {
      const isDuplicate = isUniqueViolation(error, 'inbox_pkey') || isNullViolation(error, 'inbox', 'processed_at')
      throw isDuplicate ? new DuplicateEvent(eventId, { cause: error }) : error
    }
  }
  const write = <T>(fn: (tx: WriteTx) => Promise<T>): Promise<T> =>
    once(async () => {
      if (await isErased(recordId, ctx.db)) throw new DuplicateEvent(eventId)
      return ctx.db.write(async (tx) => {
        await tx.save(Object.assign(new InboxEntry(), { consumer, event_id: eventId, processed_at: ctx.now() }))
        return fn(tx)
      })
    })
  const run = <Row extends object>(sql: string, params: readonly unknown[] = []): Promise<Row[]> =>
    once(() => ctx.db.run<Row>(withInboxRow(sql, params.length), [...params, consumer, eventId, ctx.now(), recordId]))
  const db: Db = { read: (fn) => ctx.db.read(fn), write, run }
  return {
    ctx: { ...ctx, db },
    // An event whose handler stored nothing is still recorded as handled.
    close: async () => {
      if (!written) await write(() => Promise.resolve())
    },
  }
}

/** Name of a statement, and its `with` when it already has common table expressions. */
const statementHead = /^\s*(\/\*[^*]*\*\/)\s*(with\s+)?/i

/** Composed statements by their original text, which comes from code and determines the number of parameters. */
const composed = new Map<string, string>()

/**
 * Returns the statement with the inbox row of an event inserted in front, as one statement: when the row exists, the
 * statement has no effect. Consumer, event, time and record id are the four parameters after the statement's own. For
 * an erased record the row would lack its time, which aborts the statement as well. Throws when the statement does not
 * begin with its name, or is recursive.
 */
function withInboxRow(sql: string, parameterCount: number): string {
  const cached = composed.get(sql)
  if (cached !== undefined) return cached
  const [match = '', name = '', commonTables] = statementHead.exec(sql) ?? []
  const remainder = sql.slice(match.length)
  if (name === '' || (commonTables && /^recursive\b/i.test(remainder))) {
    throw new Error(`an inbox row can only go in front of a named statement that is not recursive: ${sql.slice(0, 80)}`)
  }
  const [consumer = '', event = '', time = '', recordId = ''] = [1, 2, 3, 4].map(
    (position) => `$${parameterCount + position}`,
  )
  const processedAt = `case when not exists (select from erased_records where record_id = ${recordId}::uuid) then ${time}::timestamptz end`
  const inboxRow = `inbox_row as (insert into inbox (consumer, event_id, processed_at)
    select ${consumer}::text, ${event}::uuid, ${processedAt})`
  const text = `${name} with ${inboxRow}${commonTables ? ',' : ''} ${remainder}`
  composed.set(sql, text)
  return text
}
