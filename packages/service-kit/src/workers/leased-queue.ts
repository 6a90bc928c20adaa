import type { Db, WriteTx } from '../database/db.js'

/** Table used as a queue: its rows are processed one at a time, by any free process. */
export interface QueueTable {
  readonly table: string
  /** Part of the statements' names, as in `claimEmails`. */
  readonly statementSuffix: string
  /** States of a row that waits for its time in `due`. */
  readonly pendingStates: readonly string[]
  /** State of a row that is leased. */
  readonly leasedState: string
  /** Column with the time from which a waiting row may be claimed. */
  readonly dueColumn: string
  /** Columns to return of a claimed row, as SQL over `q`. */
  readonly returning: string
  /** Until when a lease lasts, as SQL over `q` and `$2` milliseconds, where it depends on the row. */
  readonly leaseUntil?: string
}

/** Claim on a row, held until the row is settled or the lease runs out. */
export interface Lease {
  readonly id: string
  readonly holder: string
  /** Number of attempts, including the current one. */
  readonly attempts: number
}

/** Outcome of a claimed row. */
export interface Settlement {
  /** Name of the statement. */
  readonly name: string
  /** The new values, as SQL with parameters from `$3` on. */
  readonly set: string
  readonly params: readonly unknown[]
}

/** Outcomes of several claimed rows, written by one statement. */
export interface BatchSettlement {
  /** Names the statement. */
  readonly name: string
  /** New values: SQL over `v` for values that differ by row, with parameters after those for the rest. */
  readonly set: string
  /** Values that differ from row to row, as text: by their names in `v`, from `$3` on, in the order of the leases. */
  readonly each: Readonly<Record<string, readonly (string | null)[]>>
  readonly params: readonly unknown[]
}

/**
 * Queue in a table of the service: rows keep their states, outcomes and erasable content. The table has the columns id,
 * state, attempts, lease_until, lease_holder and `dueColumn`, and an index on `coalesce(lease_until, <due>)` of its
 * open rows. All times are the database's, because the clocks of processes may differ.
 */
export class LeasedQueue<Row extends object> {
  private readonly claimSql: string

  constructor(private readonly of: QueueTable) {
    this.claimSql = claimSqlOf(of)
  }

  /**
   * Leases up to `count` rows for `leaseMs`: due rows, and rows whose holder did not settle them in time. The attempt
   * is counted before it begins, so a crash costs an attempt and never causes a second effect. No two holders ever have
   * the same row.
   */
  claim(db: Pick<Db, 'run'>, { count, leaseMs }: { count: number; leaseMs: number }): Promise<(Row & Lease)[]> {
    return db.run<Row & Lease>(this.claimSql, [count, leaseMs])
  }

  /**
   * Ends a lease and records the outcome of the row; returns false without effect when another holder has taken over.
   */
  async settle(db: Pick<Db, 'run'>, lease: Lease, settlement: Settlement): Promise<boolean> {
    const settled = await db.run(this.settleSql(settlement), [lease.id, lease.holder, ...settlement.params])
    return settled.length > 0
  }

  /** Ends several leases together, or none when it fails; returns the ids that no other holder has taken over. */
  async settleAll(
    db: Pick<Db, 'run'>,
    leases: readonly Lease[],
    settlement: BatchSettlement,
  ): Promise<ReadonlySet<string>> {
    const [ids, holders] = [leases.map(({ id }) => id), leases.map(({ holder }) => holder)]
    const params = [ids, holders, ...Object.values(settlement.each), ...settlement.params]
    const settled = await db.run<Pick<Lease, 'id'>>(this.settleAllSql(settlement), params)
    return new Set(settled.map(({ id }) => id))
  }

  /** `settle` as a part of more that happens or does not happen together. */
  async settleIn(tx: WriteTx, lease: Lease, settlement: Settlement): Promise<boolean> {
    const settled = await tx.query(this.settleSql(settlement), [lease.id, lease.holder, ...settlement.params])
    return settled.length > 0
  }

  private settleSql({ name, set }: Settlement): string {
    const { leasedState, table } = this.of
    return `/* ${name} */ update ${table} set ${set}, lease_holder = null, lease_until = null
      where id = $1::uuid and state = '${leasedState}' and lease_holder = $2::uuid returning id`
  }

  private settleAllSql({ each, name, set }: BatchSettlement): string {
    const { leasedState, table } = this.of
    const columns = Object.keys(each)
    const arrays = ['$1::uuid[]', '$2::uuid[]', ...columns.map((_, i) => `$${i + 3}::text[]`)]
    return `/* ${name} */ update ${table} q set ${set}, lease_holder = null, lease_until = null
      from unnest(${arrays.join(', ')}) as v(${['id', 'holder', ...columns].join(', ')})
      where q.id = v.id and q.state = '${leasedState}' and q.lease_holder = v.holder returning q.id`
  }
}

function claimSqlOf({
  dueColumn,
  leasedState,
  leaseUntil,
  returning,
  statementSuffix,
  table,
  pendingStates,
}: QueueTable): string {
  const open = [...pendingStates, leasedState].map((state) => `'${state}'`).join(', ')
  const when = `coalesce(lease_until, ${dueColumn})`
  // A separate table expression is read once. As a part of the join it may be read again for each row of the other
  // side. Each time it would return the next unlocked rows: more than requested.
  return `/* claim${statementSuffix} */
  with taken as materialized (
    select id from ${table}
    where state in (${open}) and ${when} <= clock_timestamp()
    order by ${when}
    limit $1
    for update skip locked)
  update ${table} q
  set state = '${leasedState}', attempts = q.attempts + 1, lease_holder = gen_random_uuid(),
      lease_until = ${leaseUntil ?? `clock_timestamp() + $2 * interval '1 millisecond'`}
  from taken
  where q.id = taken.id
  returning q.id, q.lease_holder as holder, q.attempts, ${returning}`
}
