import type { Ctx } from '../ctx.js'
import type { WriteTx } from '../database/db.js'

/** Deletion of a service's stored data about records, and its event once nothing is left (LEGAL-05). */
export interface ErasureHandler<C extends Ctx = Ctx> {
  /** Deletes every row of these records in the service's own tables; safe to repeat. */
  readonly eraseRows: (recordIds: readonly string[], tx: WriteTx) => Promise<void>
  /** Called once, in the transaction that records that rows and stream contain nothing of an erasure. */
  readonly onFinished: (erasureId: string, tx: WriteTx, ctx: C) => Promise<void>
}

/** Records erased together, by id: the enquiry, and the records that belong to it. */
export interface Erasure {
  readonly erasureId: string
  readonly recordIds: readonly string[]
}
