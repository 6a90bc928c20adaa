import type { DeskSettingsQuery, DeskSettingVersionsQuery } from '../../graph/generated/settings/graphql.js'

export type SettingGroup = DeskSettingsQuery['settingGroups'][number]
export type Setting = SettingGroup['settings'][number]
export type SettingVersion = DeskSettingVersionsQuery['settingVersions']['nodes'][number]
export type GroupKey = SettingGroup['key']

/** The values of a group by key, as they are edited. */
export type Values = Readonly<Record<string, string>>

export function valuesOf({ settings }: SettingGroup): Values {
  return Object.fromEntries(settings.map(({ key, value }) => [key, value]))
}

/** Returns the address of a group's page: `care-desk` for CARE_DESK. */
export function pathOfGroup(key: GroupKey): string {
  return `/settings/${key.toLowerCase().replaceAll('_', '-')}`
}

export function groupAt(groups: readonly SettingGroup[], name: string): SettingGroup | undefined {
  return groups.find(({ key }) => pathOfGroup(key) === `/settings/${name}`)
}

/** Returns the newest change of any setting of a group; undefined while all are built in. */
export function lastChangeOf({ settings }: SettingGroup): Setting | undefined {
  const changed = settings.filter(({ changedAt }) => changedAt)
  return changed.toSorted((one, other) => (one.changedAt ?? '').localeCompare(other.changedAt ?? '')).at(-1)
}

/** Returns the values of a group as one text, by which two versions are compared. */
export function textOfValues({ settings }: SettingGroup, values: Values): string {
  return settings.map(({ key, label }) => `${label}: ${values[key] ?? ''}`).join('\n')
}
