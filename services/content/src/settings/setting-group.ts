import { settingsOfGroup, type SettingGroupKey, type SettingKey } from '@seneb/contracts/vocabulary/site-settings'
import type { ReadTx } from '@seneb/service-kit/database/db'

import { readStoredSettings, type StoredSetting } from '../publications/stored-settings.js'
import {
  latestVersionsSql,
  type SettingVersion,
  type VersionedSetting,
  type VersionedSettings,
} from './setting-version.entity.js'

type LatestVersion = Pick<SettingVersion, 'group_key' | 'version' | 'settings'>

/** A group of settings as it is now. */
export interface SettingGroup {
  readonly key: SettingGroupKey
  /** 1 until the first edit. */
  readonly version: number
  readonly hasVersions: boolean
  readonly settings: ReadonlyMap<SettingKey, VersionedSetting>
}

/** Reads some groups of settings, by two statements. A stored value counts; its author is known from the versions. */
export async function readSettingGroups(
  keys: readonly SettingGroupKey[],
  tx: ReadTx,
): Promise<readonly SettingGroup[]> {
  const rows = await readStoredSettings(tx)
  const latest = await tx.query<LatestVersion>(latestVersionsSql, [keys])
  const stored = new Map(rows.map((row) => [row.key, row]))
  return keys.map((key) => {
    const version = latest.find((one) => one.group_key === key)
    const settings = settingsOfGroup(key).map((setting) => {
      return [setting.key, currentSetting(stored.get(setting.key), version?.settings[setting.key])] as const
    })
    return { key, version: version?.version ?? 1, hasVersions: version !== undefined, settings: new Map(settings) }
  })
}

/** A release may change a value without edits; it has no author. */
function currentSetting(stored: StoredSetting | undefined, versioned: VersionedSetting | undefined): VersionedSetting {
  if (!stored) return { value: '', isSample: false }
  const { isSample, value } = stored
  const { changedAt, changedBy } = versioned ?? {}
  if (changedAt === undefined) return { value, isSample }
  return changedBy === undefined ? { value, isSample, changedAt } : { value, isSample, changedAt, changedBy }
}

/** Returns the value as people see it: samples are empty where they are off (O-1). */
export function shownValue({ isSample, value }: VersionedSetting, { samples }: { readonly samples: boolean }): string {
  return isSample && !samples ? '' : value
}

export function toVersioned(settings: SettingGroup['settings']): VersionedSettings {
  return Object.fromEntries(settings) as VersionedSettings
}
