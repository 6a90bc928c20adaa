import type { Db } from './db.js'

/** Maximum age in milliseconds of the values in this process, compared with the database. */
const lifetimeMs = 2000

/** Statements of a table of values: `read` returns `name` and `value`; `store` takes rows as JSON and their time. */
interface Statements {
  readonly read: string
  readonly store: string
}

/** Part of the context that reading needs. */
export interface Clocked {
  readonly db: Db
  readonly now: () => Date
}

/** Values of another service, copied into a table of this one by events, and read at most every two seconds. */
export class ReplicatedValues<V> {
  private last?: { readonly at: number; readonly values: ReadonlyMap<string, V> }
  private inFlight?: Promise<ReadonlyMap<string, V>>
  /** Number of changes stored by this process; values read before a change are discarded. */
  private generation = 0

  constructor(private readonly sql: Statements) {}

  /** Stores the values of an event; they apply to this process immediately. */
  async store(rows: readonly object[], changedAt: string, { db }: Pick<Clocked, 'db'>): Promise<void> {
    await db.run(this.sql.store, [JSON.stringify(rows), changedAt])
    this.generation++
    this.last = undefined
    this.inFlight = undefined
  }

  /** Returns the values by name. Throws UNAVAILABLE only if the database cannot be read and never was. */
  async read(ctx: Clocked): Promise<ReadonlyMap<string, V>> {
    const ageMs = this.last ? ctx.now().getTime() - this.last.at : Infinity
    // A clock that was set back must not keep old values.
    if (this.last && ageMs >= 0 && ageMs < lifetimeMs) return this.last.values
    const { generation } = this
    this.inFlight ??= this.load(ctx).finally(() => {
      if (generation === this.generation) this.inFlight = undefined
    })
    try {
      return await this.inFlight
    } catch (error) {
      if (this.last) return this.last.values
      throw error
    }
  }

  private async load({ db, now }: Clocked): Promise<ReadonlyMap<string, V>> {
    const [at, { generation }] = [now().getTime(), this]
    const rows = await db.read((tx) => tx.query<{ name: string; value: V }>(this.sql.read))
    const values = new Map(rows.map(({ name, value }) => [name, value]))
    if (generation === this.generation) this.last = { at, values }
    return values
  }
}
