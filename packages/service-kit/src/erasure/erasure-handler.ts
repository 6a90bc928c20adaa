import type { Ctx } from '../ctx.js'
import type { WriteTx } from '../database/db.js'

/** Deletion of a service's stored data about records, and its event once nothing is left (LEGAL-05). */
export interface ErasureHandler<C extends Ctx = Ctx> {
  /** Deletes every row of these records in the service's own tables; repeated, it finds nothing. */
  readonly eraseRows: (recordIds: readonly string[], tx: WriteTx) => Promise<void>
  /** Called once, in the transaction that notes that nothing of an erasure is left in rows and stream. */
  readonly onFinished: (erasureId: string, tx: WriteTx, ctx: C) => Promise<void>
}

/** Records erased together, by their ids: the one that a person knows, and the others that belong to it. */
export interface Erasure {
  readonly erasureId: string
  readonly recordIds: readonly string[]
}
