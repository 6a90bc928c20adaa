import { featureSwitches, type FeatureSwitch } from '@seneb/contracts/vocabulary/feature-switches'

import type { Db } from '../database/db.js'

/** Maximum age in milliseconds of the switches in this process, compared with the database. */
const lifetimeMs = 2000

const readSwitchesSql = `/* readFeatureSwitches */ select name, is_on as "isOn" from feature_switches`

/**
 * Stores each switch unless a newer value is stored, in any order of events. $1 the switches, $2 the time of the change
 */
const storeSwitchesSql = `/* storeFeatureSwitches */
  insert into feature_switches as s (name, is_on, changed_at)
  select name, is_on, $2::timestamptz from jsonb_to_recordset($1::jsonb) as t (name text, is_on boolean)
  on conflict (name) do update set is_on = excluded.is_on, changed_at = excluded.changed_at
    where s.changed_at <= excluded.changed_at
  returning name`

type States = ReadonlyMap<string, boolean>

/** Part of the context that switches need. */
interface Clocked {
  readonly db: Db
  readonly now: () => Date
}

/**
 * Feature switches of this service: its own copy of them, read at most every two seconds. The shipped values apply
 * until the first change arrives.
 */
export class FeatureSwitches {
  private last?: { readonly at: number; readonly states: States }
  private inFlight?: Promise<States>
  /** Number of changes stored by this process; values read before a change are discarded. */
  private generation = 0

  /** Whether a switch is on. Throws UNAVAILABLE only if the database cannot be read and never was. */
  async isOn(name: FeatureSwitch, ctx: Clocked): Promise<boolean> {
    const states = await this.read(ctx)
    return states.get(name) ?? featureSwitches[name]
  }

  /** Stores the switches of an event; they apply to this process immediately. */
  async store(
    change: { readonly changedAt: string; readonly switches: readonly { name: string; isOn: boolean }[] },
    ctx: Pick<Clocked, 'db'>,
  ): Promise<void> {
    const rows = change.switches.map(({ isOn, name }) => ({ name, is_on: isOn }))
    await ctx.db.run(storeSwitchesSql, [JSON.stringify(rows), change.changedAt])
    this.generation++
    this.last = undefined
    this.inFlight = undefined
  }

  private async read(ctx: Clocked): Promise<States> {
    const ageMs = this.last ? ctx.now().getTime() - this.last.at : Infinity
    // A clock that was set back must not keep old values.
    if (this.last && ageMs >= 0 && ageMs < lifetimeMs) return this.last.states
    const { generation } = this
    this.inFlight ??= this.load(ctx).finally(() => {
      if (generation === this.generation) this.inFlight = undefined
    })
    try {
      return await this.inFlight
    } catch (error) {
      if (this.last) return this.last.states
      throw error
    }
  }

  private async load({ db, now }: Clocked): Promise<States> {
    const [at, { generation }] = [now().getTime(), this]
    const rows = await db.read((tx) => tx.query<{ name: string; isOn: boolean }>(readSwitchesSql))
    const states = new Map(rows.map(({ isOn, name }) => [name, isOn]))
    if (generation === this.generation) this.last = { at, states }
    return states
  }
}
