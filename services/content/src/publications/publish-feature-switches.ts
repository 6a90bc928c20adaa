import { FeatureSwitchesChanged } from '@seneb/contracts/messages/content/feature-switch.messages'
import { featureSwitchNames, isFeatureSwitch } from '@seneb/contracts/vocabulary/feature-switches'
import type { WriteTx } from '@seneb/service-kit/database/db'

import { isSwitchOn } from '../switch.rules.js'

const readSwitchesSql = `/* readFeatureSwitches */
  select key, content ->> 'value' as value from publications where kind = 'setting' and key = any ($1)`

interface Stamp {
  readonly revision: number
  readonly changedAt: Date
}

/**
 * Publishes all feature switches for the services that obey them, if a change is about one, or about everything. They
 * must be stored before.
 */
export async function publishFeatureSwitches(
  changes: readonly { readonly kind: string; readonly key: string }[],
  { changedAt, revision }: Stamp,
  tx: WriteTx,
): Promise<void> {
  const isAffected = changes.length === 0 || changes.some(({ key, kind }) => kind === 'setting' && isFeatureSwitch(key))
  if (!isAffected) return
  const rows = await tx.query<{ key: string; value: string }>(readSwitchesSql, [featureSwitchNames])
  const values = new Map(rows.map(({ key, value }) => [key, value]))
  const switches = featureSwitchNames.map((name) => ({ name, isOn: isSwitchOn(name, values.get(name)) }))
  await tx.publish(FeatureSwitchesChanged, { revision, changedAt: changedAt.toISOString(), switches })
}
