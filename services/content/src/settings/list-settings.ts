import type { Input, Output } from '@seneb/contracts/define'
import type { ListSettings, ListSettingVersions } from '@seneb/contracts/messages/content/setting.messages'
import { settingGroupKeys } from '@seneb/contracts/vocabulary/site-settings'
import { AppError } from '@seneb/platform/app-error'
import type { Ctx } from '@seneb/service-kit/ctx'

import type { PublishingCtx } from '../publications/read-publications.js'
import { readSettingGroups, shownValue } from './setting-group.js'
import { listVersionsSql, type SettingVersion } from './setting-version.entity.js'

/** Returns every group of settings with its current values, as people see them. */
export async function listSettings(ctx: PublishingCtx): Promise<Output<typeof ListSettings>> {
  const groups = await ctx.db.read((tx) => readSettingGroups(settingGroupKeys, tx))
  return {
    groups: groups.map(({ key, settings, version }) => ({
      key,
      version,
      settings: [...settings].map(([settingKey, setting]) => {
        const { changedAt, changedBy, isSample } = setting
        return { key: settingKey, value: shownValue(setting, ctx), isSample, changedAt, changedBy }
      }),
    })),
  }
}

/** Returns a page of the versions of a group, by one statement however many there are. */
export async function listSettingVersions(
  { after, first, group }: Input<typeof ListSettingVersions>,
  { db }: Pick<Ctx, 'db'>,
): Promise<Output<typeof ListSettingVersions>> {
  const before = after === undefined ? null : versionOf(after)
  const rows = await db.read((tx) => tx.query<SettingVersion>(listVersionsSql, [group, before, first + 1]))
  const page = rows.slice(0, first)
  const last = page.at(-1)
  return {
    versions: page.map(listedVersion),
    next: rows.length > first && last ? cursorOf(last.version) : undefined,
  }
}

function listedVersion({ changes, note, restored_from, version, written_at, written_by }: SettingVersion) {
  return {
    version,
    changes: [...changes],
    note: note ?? undefined,
    restoredFrom: restored_from ?? undefined,
    writtenAt: written_at.toISOString(),
    writtenBy: written_by ?? undefined,
  }
}

function cursorOf(version: number): string {
  return Buffer.from(`version:${version}`).toString('base64url')
}

function versionOf(cursor: string): number {
  const [, version] = /^version:(\d{1,9})$/.exec(Buffer.from(cursor, 'base64url').toString('utf8')) ?? []
  if (version !== undefined) return Number(version)
  const field = { path: 'after', message: 'Please give the cursor of a page', code: 'AFTER_INVALID' }
  throw new AppError('INPUT_INVALID', { fields: [field] })
}
