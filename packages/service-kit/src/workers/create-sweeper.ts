import type { Ctx } from '../ctx.js'
import type { Worker } from './worker-loop.js'

/** Rows of one statement: some 20 ms of work, far from any statement's time limit however much there is to sweep. */
export const rowsPerStatement = 5000

/** Expired rows, with the statement that removes them. */
export interface Sweep<C extends Ctx = Ctx> {
  /** The worker's name. */
  readonly name: string
  /** Milliseconds between runs; each run sweeps all that is due. */
  readonly intervalMs: number
  /**
   * Statement that begins with its own name. It sweeps at most `$1` rows by `limit $1 for update skip locked`, so that
   * processes share the work, and returns one row for each.
   */
  readonly sql: string
  /** Parameters of the statement after `$1`. */
  readonly params?: (ctx: C) => readonly unknown[]
  /** Called after each portion that contains rows, with those rows. */
  readonly onSwept?: (rows: readonly object[], ctx: C) => void
}

/**
 * Returns a statement for `sweeper` that deletes rows of a table by a condition; `returning` lists the returned
 * columns.
 */
export function deleteSql(statement: { name: string; from: string; where: string; returning?: string }): string {
  const { from, name, returning = '1', where } = statement
  return `/* ${name} */ delete from ${from} where ctid = any(array(
    select ctid from ${from} where ${where} limit $1 for update skip locked)) returning ${returning}`
}

/**
 * Returns a worker that sweeps in portions until nothing is left, each in a separate transaction. A whole day's rows in
 * one statement would exceed the statement's time limit, and then be even more at the next turn.
 */
export function createSweeper<C extends Ctx = Ctx>({ intervalMs, name, params, sql, onSwept }: Sweep<C>): Worker<C> {
  return {
    name,
    intervalMs,
    run: async (ctx) => {
      const rows = await ctx.db.run(sql, [rowsPerStatement, ...(params?.(ctx) ?? [])])
      if (rows.length > 0) onSwept?.(rows, ctx)
      if (rows.length >= rowsPerStatement) return 'again'
    },
  }
}
