import { featureSwitches, type FeatureSwitch } from '@seneb/contracts/vocabulary/feature-switches'

import { ReplicatedValues, type Clocked } from '../database/replicated-values.js'

const readSwitchesSql = `/* readFeatureSwitches */ select name, is_on as value from feature_switches`

/**
 * Stores each switch unless a newer value is stored, in any order of events. $1 the switches, $2 the time of the change
 */
const storeSwitchesSql = `/* storeFeatureSwitches */
  insert into feature_switches as s (name, is_on, changed_at)
  select name, is_on, $2::timestamptz from jsonb_to_recordset($1::jsonb) as t (name text, is_on boolean)
  on conflict (name) do update set is_on = excluded.is_on, changed_at = excluded.changed_at
    where s.changed_at <= excluded.changed_at
  returning name`

/** Feature switches of this service: its own copy of them. The shipped values apply until the first change arrives. */
export class FeatureSwitches {
  private readonly states = new ReplicatedValues<boolean>({ read: readSwitchesSql, store: storeSwitchesSql })

  /** Whether a switch is on. */
  async isOn(name: FeatureSwitch, ctx: Clocked): Promise<boolean> {
    return (await this.states.read(ctx)).get(name) ?? featureSwitches[name]
  }

  /** Stores the switches of an event; they apply to this process immediately. */
  store(
    change: { readonly changedAt: string; readonly switches: readonly { name: string; isOn: boolean }[] },
    ctx: Pick<Clocked, 'db'>,
  ): Promise<void> {
    const rows = change.switches.map(({ isOn, name }) => ({ name, is_on: isOn }))
    return this.states.store(rows, change.changedAt, ctx)
  }
}
