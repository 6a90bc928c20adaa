import type { Ctx } from '../ctx.js'
import type { WriteTx } from '../database/db.js'

/** How a service erases what it stores of records, and what it says once nothing is left (LEGAL-05). */
export interface ErasureHandler<C extends Ctx = Ctx> {
  /** Deletes every row of these records in the service's own tables; repeated, it finds nothing. */
  readonly eraseRows: (recordIds: readonly string[], tx: WriteTx) => Promise<void>
  /** Called once, in the transaction that notes that nothing of an erasure is left in rows and stream. */
  readonly onFinished: (erasureId: string, tx: WriteTx, ctx: C) => Promise<void>
}

/** What is erased together: the record that a person knows, and what else belongs to it, by their ids. */
export interface Erasure {
  readonly erasureId: string
  readonly recordIds: readonly string[]
}
