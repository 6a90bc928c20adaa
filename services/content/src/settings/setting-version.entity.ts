import type { SettingGroupKey, SettingKey } from '@seneb/contracts/vocabulary/site-settings'
import { Column, Entity, PrimaryColumn } from 'typeorm'

/** Value of a setting in a version, with its last change up to then. */
export interface VersionedSetting {
  readonly value: string
  readonly isSample: boolean
  /** ISO time; absent for a value that the platform ships with. */
  readonly changedAt?: string
  /** ID of the author; absent for the command line. */
  readonly changedBy?: string
}

export type VersionedSettings = Readonly<Partial<Record<SettingKey, VersionedSetting>>>

/** Change of one setting from one version to the next, as people saw it. */
export interface SettingChange {
  readonly key: SettingKey
  readonly before: string
  readonly after: string
}

/** A version of a group of settings. It is written once and stays as it is. */
@Entity('setting_versions')
export class SettingVersion {
  @PrimaryColumn({ type: 'text' }) group_key: SettingGroupKey
  /** 1 holds the values before the first edit. */
  @PrimaryColumn({ type: 'integer' }) version: number
  /** Every setting of the group. */
  @Column({ type: 'jsonb' }) settings: VersionedSettings
  @Column({ type: 'jsonb' }) changes: readonly SettingChange[]
  /** Reason for the change, as given by its author. */
  @Column({ type: 'text', nullable: true }) note?: string | null
  /** Version whose values were restored. */
  @Column({ type: 'integer', nullable: true }) restored_from?: number | null
  @Column({ type: 'timestamptz' }) written_at: Date
  /** ID of the author; null for shipped values and for the command line. */
  @Column({ type: 'uuid', nullable: true }) written_by?: string | null
}

/** The newest version of each of some groups. $1 the groups */
export const latestVersionsSql = `/* latestSettingVersions */
  select v.group_key, v.version, v.settings
  from unnest($1::text[]) as g (group_key)
  cross join lateral (
    select * from setting_versions s where s.group_key = g.group_key order by s.version desc limit 1
  ) v`

/** A page of the versions of a group, newest first. $1 the group, $2 the version before which it begins, $3 how many */
export const listVersionsSql = `/* listSettingVersions */
  select group_key, version, changes, note, restored_from, written_at, written_by
  from setting_versions
  where group_key = $1 and ($2::int is null or version < $2)
  order by version desc limit $3`
