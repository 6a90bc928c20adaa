import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql'
import type { Input, Output } from '@seneb/contracts/define'
import {
  ListSettings,
  ListSettingVersions,
  RestoreSettings,
  UpdateSettings,
} from '@seneb/contracts/messages/content/setting.messages'
import { settingGroups, settingsOfGroup, type SettingGroupKey } from '@seneb/contracts/vocabulary/site-settings'

import { staffPageOf } from '../graphql/connections.js'
import { IdempotencyKey } from '../graphql/idempotency-key.js'
import { type RequestContext, withoutNulls } from '../graphql/request-context.js'
import { lookupOf, type NameOf, readNames } from './staff-names.js'

interface PageRequest {
  readonly group: SettingGroupKey
  readonly first: number
  readonly after?: string | null
}

interface Updating {
  readonly group: SettingGroupKey
  readonly version: number
  readonly settings: Input<typeof UpdateSettings>['settings']
  readonly note?: string | null
  readonly idempotencyKey?: string | null
}

interface Restoring {
  readonly group: SettingGroupKey
  readonly version: number
  readonly from: number
  readonly idempotencyKey?: string | null
}

type Group = Output<typeof ListSettings>['groups'][number]
type Version = Output<typeof ListSettingVersions>['versions'][number]

@Resolver()
export class SettingsResolver {
  /** The settings of the site by group (D-77). */
  @Query()
  async settingGroups(@Context() { staff }: RequestContext) {
    const [{ groups }, names] = await Promise.all([staff.sendRequest(ListSettings, {}), readNames(staff)])
    return groups.map((group) => toGroup(group, lookupOf(names)))
  }

  /** A page of the versions of a group. */
  @Query()
  async settingVersions(@Args() input: PageRequest, @Context() { staff }: RequestContext) {
    const [{ next, versions }, names] = await Promise.all([
      staff.sendRequest(ListSettingVersions, withoutNulls(input)),
      readNames(staff),
    ])
    const nameOf = lookupOf(names)
    return staffPageOf(
      versions.map((version) => toVersion(version, input.group, nameOf)),
      { after: input.after, next },
    )
  }

  /** Changes settings of a group. */
  @Mutation()
  updateSettings(
    @Args() { idempotencyKey: _, ...input }: Updating,
    @IdempotencyKey() idempotencyKey: string | undefined,
    @Context() { staff }: RequestContext,
  ) {
    return staff.sendRequest(UpdateSettings, withoutNulls(input), { idempotencyKey })
  }

  /** Restores the values of an earlier version. */
  @Mutation()
  restoreSettings(
    @Args() { idempotencyKey: _, ...input }: Restoring,
    @IdempotencyKey() idempotencyKey: string | undefined,
    @Context() { staff }: RequestContext,
  ) {
    return staff.sendRequest(RestoreSettings, input, { idempotencyKey })
  }
}

/** Adds label, help and types from the registry to the group and its settings. */
function toGroup({ key, settings, version }: Group, nameOf: NameOf) {
  const { description, name, pagePath } = settingGroups[key]
  const definitions = settingsOfGroup(key)
  return {
    key,
    name,
    description,
    pagePath,
    version,
    settings: settings.map(({ changedBy, ...setting }) => ({
      ...definitions.find((definition) => definition.key === setting.key),
      ...setting,
      changedBy: nameOf(changedBy),
    })),
  }
}

function toVersion({ changes, writtenBy, ...version }: Version, group: SettingGroupKey, nameOf: NameOf) {
  const labels = new Map<string, string>(settingsOfGroup(group).map(({ key, label }) => [key, label]))
  return {
    ...version,
    changes: changes.map((change) => ({ ...change, label: labels.get(change.key) ?? change.key })),
    writtenBy: nameOf(writtenBy),
  }
}
