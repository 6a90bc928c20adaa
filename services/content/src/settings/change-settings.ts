import type { Input, Output } from '@seneb/contracts/define'
import { RestoreSettings, UpdateSettings } from '@seneb/contracts/messages/content/setting.messages'
import {
  settingKeys,
  settingsOfGroup,
  type SettingDefinition,
  type SettingGroupKey,
  type SettingKey,
} from '@seneb/contracts/vocabulary/site-settings'
import { AppError } from '@seneb/platform/app-error'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { WriteTx } from '@seneb/service-kit/database/db'
import { defineAuditedResource, type FieldAuditMode } from '@seneb/service-kit/requests/audited-resource'
import { executeIdempotently, findPreviousReply } from '@seneb/service-kit/requests/idempotency'

import type { PublishingCtx } from '../publications/read-publications.js'
import { publishChanges, storeRecord } from '../publications/store-publications.js'
import { lockPublications } from '../publications/stored-settings.js'
import { dayOf } from '../site/claim.rules.js'
import { readSettingGroups, shownValue, toVersioned, type SettingGroup } from './setting-group.js'
import { SettingVersion, type SettingChange, type VersionedSetting } from './setting-version.entity.js'
import { problemsOfSettings, normalizeValue, type SentSetting } from './setting-values.rules.js'

type Saved = Output<typeof UpdateSettings>

/** Audit format of a group of settings: all of them are published, so their values are shown. */
const settingsAudit = defineAuditedResource(
  'settings',
  Object.fromEntries(settingKeys.map((key) => [key, 'plain'])) as Readonly<Record<SettingKey, FieldAuditMode>>,
)

/**
 * Changes settings of one group. Values, history, audit entry and the event for those who show or obey them are one
 * transaction. Of two edits of one version the second is rejected and nothing of it is stored.
 */
export function updateSettings(request: Input<typeof UpdateSettings>, ctx: PublishingCtx): Promise<Saved> {
  return once({ contract: UpdateSettings, request }, ctx, async (tx) => {
    const group = await lockedGroup(request, tx)
    const sent = normalizeSettings(group.key, request.settings)
    assertValid(group, sent, ctx)
    const next = new Map(sent.map(({ key, value }) => [key as SettingKey, { value, isSample: false }]))
    return storeVersion({ group, next, note: request.note, action: 'change-settings' }, tx, ctx)
  })
}

/** Makes the values of an earlier version the current ones, as a new version; samples come back as samples. */
export function restoreSettings(request: Input<typeof RestoreSettings>, ctx: PublishingCtx): Promise<Saved> {
  return once({ contract: RestoreSettings, request }, ctx, async (tx) => {
    const group = await lockedGroup(request, tx)
    const { from } = request
    const earlier = await tx.findOne(SettingVersion, { group_key: group.key, version: from })
    if (!earlier) throw rejectedAt('from', 'Version not found')
    const next = new Map(Object.entries(earlier.settings) as [SettingKey, VersionedSetting][])
    assertRestorable(group, next, ctx)
    return storeVersion({ group, next, restoredFrom: from, action: 'restore-settings' }, tx, ctx)
  })
}

type Question = typeof RestoreSettings | typeof UpdateSettings

async function once<Q extends Question>(
  call: { readonly contract: Q; readonly request: Input<Q> },
  ctx: Ctx,
  fn: (tx: WriteTx) => Promise<Saved>,
): Promise<Saved> {
  try {
    return await executeIdempotently<Q, Saved>(call, ctx, fn)
  } catch (error) {
    // The first request made the version that a repetition of it does not name.
    const isChanged = error instanceof AppError && error.code === 'CHANGED_MEANWHILE'
    const before = isChanged ? await findPreviousReply<Q, Saved>(call, ctx) : undefined
    if (before) return before
    throw error
  }
}

async function lockedGroup(
  { group: key, version }: { readonly group: SettingGroupKey; readonly version: number },
  tx: WriteTx,
): Promise<SettingGroup> {
  await lockPublications(tx)
  const [group] = await readSettingGroups([key], tx)
  if (!group) throw new Error(`the group ${key} was not read`)
  if (group.version !== version) throw new AppError('CHANGED_MEANWHILE')
  return group
}

function normalizeSettings(
  group: SettingGroupKey,
  settings: Input<typeof UpdateSettings>['settings'],
): readonly SentSetting[] {
  const definitions = new Map<string, SettingDefinition>(settingsOfGroup(group).map((one) => [one.key, one]))
  return settings.map(({ key, value = '' }) => {
    const definition = definitions.get(key)
    return { key, value: definition ? normalizeValue(definition, value) : value }
  })
}

function assertValid(group: SettingGroup, sent: readonly SentSetting[], ctx: PublishingCtx): void {
  const before = shownValues(group, ctx)
  const repeated = sent.find(({ key }, at) => sent.findIndex((one) => one.key === key) < at)
  const problems = repeated
    ? [{ path: repeated.key, message: 'This setting is there twice' }]
    : problemsOfSettings(group.key, { sent, before, today: dayOf(ctx.now()) })
  if (problems.length > 0) {
    const fields = problems.map(({ message, path }) => ({
      path: `settings[${sent.findLastIndex(({ key }) => key === path)}].value`,
      message,
    }))
    throw new AppError('INPUT_INVALID', { fields })
  }
  if (sent.every(({ key, value }) => before.get(key) === value)) {
    throw rejectedAt('settings', 'Nothing is different from the current values')
  }
}

/** Rules may have grown since the version was written. */
function assertRestorable(
  group: SettingGroup,
  next: ReadonlyMap<SettingKey, VersionedSetting>,
  ctx: PublishingCtx,
): void {
  const before = shownValues(group, ctx)
  const ownValues = [...next].filter(([, setting]) => !setting.isSample).map(([key, { value }]) => ({ key, value }))
  const [problem] = problemsOfSettings(group.key, { sent: ownValues, before, today: dayOf(ctx.now()) })
  if (problem) throw rejectedAt('from', `This version can no longer be restored. ${problem.message}`)
  const isSame = [...next].every(([key, setting]) => isEqual(group.settings.get(key), setting))
  if (isSame) throw rejectedAt('from', 'Nothing is different from the current values')
}

function shownValues({ settings }: SettingGroup, ctx: PublishingCtx): ReadonlyMap<string, string> {
  return new Map([...settings].map(([key, setting]) => [key, shownValue(setting, ctx)]))
}

function isEqual(one: VersionedSetting | undefined, other: VersionedSetting): boolean {
  return one?.value === other.value && one.isSample === other.isSample
}

interface NextVersion {
  readonly group: SettingGroup
  readonly next: ReadonlyMap<SettingKey, VersionedSetting>
  readonly note?: string | undefined
  readonly restoredFrom?: number
  readonly action: string
}

/** Stores what differs from the current values, as the next version of the group. */
export async function storeVersion(
  { action, group, next, note, restoredFrom }: NextVersion,
  tx: WriteTx,
  ctx: PublishingCtx,
): Promise<Saved> {
  const { key: group_key, settings } = group
  const changes = [...next].flatMap(([key, after]): readonly Changed[] => {
    const before = settings.get(key) ?? { value: '', isSample: false }
    const isUnchanged = restoredFrom === undefined && shownValue(before, ctx) === after.value
    return isUnchanged || isEqual(before, after) ? [] : [{ key, before, after }]
  })
  for (const { after, key } of changes) {
    const record = after.isSample ? { key, value: after.value, sample: true } : { key, value: after.value }
    await storeRecord({ kind: 'setting', key, record }, tx, ctx)
  }
  await saveFirstVersion(group, tx, ctx)
  const stamp = { changedAt: ctx.now().toISOString(), ...(ctx.staff ? { changedBy: ctx.staff.id } : undefined) }
  const changed = changes.map(({ after: { isSample, value }, key }) => [key, { value, isSample, ...stamp }] as const)
  const version = group.version + 1
  await tx.save(
    Object.assign(new SettingVersion(), {
      group_key,
      version,
      settings: toVersioned(new Map([...settings, ...changed])),
      changes: changes.map((change) => shownChange(change, ctx)),
      note: note ?? null,
      restored_from: restoredFrom ?? null,
      written_at: ctx.now(),
      written_by: ctx.staff?.id ?? null,
    }),
  )
  await auditChanges({ action, changes, group_key }, tx, ctx)
  await publishChanges(
    changes.map(({ key }) => ({ kind: 'setting', key })),
    tx,
    ctx,
  )
  return { group: group_key, version }
}

interface Changed {
  readonly key: SettingKey
  readonly before: VersionedSetting
  readonly after: VersionedSetting
}

function shownChange({ after, before, key }: Changed, ctx: PublishingCtx): SettingChange {
  return { key, before: shownValue(before, ctx), after: shownValue(after, ctx) }
}

/** The values before the first edit are a version too, so that they can be restored. */
async function saveFirstVersion({ hasVersions, key, settings }: SettingGroup, tx: WriteTx, ctx: Ctx): Promise<void> {
  if (hasVersions) return
  const first = { group_key: key, version: 1, settings: toVersioned(settings), changes: [], written_at: ctx.now() }
  await tx.save(Object.assign(new SettingVersion(), { ...first, note: null, restored_from: null, written_by: null }))
}

interface AuditedChanges {
  readonly action: string
  readonly changes: readonly Changed[]
  readonly group_key: SettingGroupKey
}

/** The command line has no staff member whose action it would be. */
async function auditChanges({ action, changes, group_key }: AuditedChanges, tx: WriteTx, ctx: PublishingCtx) {
  if (!ctx.staff) return
  const valuesOf = (side: 'before' | 'after') =>
    Object.fromEntries(changes.map((change) => [change.key, shownChange(change, ctx)[side]]))
  const object = { resource: settingsAudit, id: group_key }
  await ctx.audit(tx, { action, object, before: valuesOf('before'), after: valuesOf('after') })
}

function rejectedAt(path: string, message: string): AppError {
  return new AppError('INPUT_INVALID', { fields: [{ path, message }] })
}
