import { featureSwitches, type FeatureSwitch } from '@seneb/contracts/vocabulary/feature-switches'
import type { Db } from '@seneb/service-kit/database/db'
import { FeatureSwitches } from '@seneb/service-kit/feature-switches/feature-switches'

/** Runs `fn` while a feature switch of the service's database has another value than it ships with. */
export async function withSwitchTurned<T>(db: Db, name: FeatureSwitch, fn: () => Promise<T>): Promise<T> {
  const shipped = featureSwitches[name]
  await turn(db, name, !shipped)
  try {
    return await fn()
  } finally {
    await turn(db, name, shipped)
  }
}

/** Stores a switch as a service does when it receives the change. */
function turn(db: Db, name: FeatureSwitch, isOn: boolean): Promise<void> {
  return new FeatureSwitches().store({ changedAt: new Date().toISOString(), switches: [{ name, isOn }] }, { db })
}
