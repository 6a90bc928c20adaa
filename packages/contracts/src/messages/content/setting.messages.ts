import { array, boolean, number, object, string } from 'yup'

import { defineRequest } from '../../define.js'
import { boundedList } from '../../forms/bounds.js'
import { line, paragraph } from '../../forms/fields.js'
import { freshSignInS } from '../../vocabulary/staff-access.js'
import { settingBounds, settingGroupKeys, settingKeys } from '../../vocabulary/site-settings.js'
import { pageAfter, pageSize, recordId, seenVersion } from '../common-fields.js'

const read = { permission: 'setting:edit' } as const
/** A change takes effect within seconds and no second person checks it, so it requires a recent sign-in. */
const edit = { ...read, maxAuthAgeSeconds: freshSignInS } as const

const groupKey = () => string().oneOf(settingGroupKeys, 'Please choose a group').required('Please choose a group')
const settingKey = () => string().oneOf(settingKeys, 'Setting not found').required('Please name a setting')

/** Time and author of a change; absent for values that the platform ships with, and the author for the command line. */
const changed = { changedAt: string().optional(), changedBy: recordId().optional().default(undefined) }

const setting = object({
  key: settingKey(),
  /** Empty when it is not set, and for a sample where samples are off. */
  value: string().defined(),
  isSample: boolean().required(),
  ...changed,
})

/** Lists the settings by group, with their current values (D-77). */
export const ListSettings = defineRequest('content.setting.list', {
  access: read,
  output: () => ({
    groups: array(
      object({
        key: groupKey(),
        /** Version of the group that an edit names; 1 for the values that the platform ships with. */
        version: number().integer().min(1).required(),
        settings: array(setting.required()).required(),
      }).required(),
    ).required(),
  }),
  idempotent: true,
})

const change = object({ key: settingKey(), before: string().defined(), after: string().defined() })

/** Lists the versions of one group, newest first. */
export const ListSettingVersions = defineRequest('content.setting.list-versions', {
  access: read,
  input: () => ({ group: groupKey(), first: pageSize({ usual: 20 }), after: pageAfter() }),
  output: () => ({
    versions: array(
      object({
        version: number().integer().min(1).required(),
        /** Empty for the version that the platform ships with. */
        changes: array(change.required()).required().min(0),
        note: string().optional(),
        /** Version whose values were restored. */
        restoredFrom: number().integer().optional(),
        writtenAt: string().required(),
        writtenBy: recordId().optional().default(undefined),
      }).required(),
    ).required(),
    next: string().optional(),
  }),
  idempotent: true,
})

const saved = () => ({ group: groupKey(), version: number().integer().min(1).required() })

const entry = object({
  key: settingKey(),
  value: paragraph(settingBounds.value),
}).noUnknown()

const tooMany = `Please send at most ${settingBounds.settings} settings`

/**
 * Changes settings of one group; omitted settings keep their values. Of two edits of one version the second is
 * rejected.
 */
export const UpdateSettings = defineRequest('content.setting.update', {
  access: edit,
  input: () => ({
    group: groupKey(),
    version: seenVersion(),
    settings: boundedList(entry.required('Please name a setting'), {
      max: settingBounds.settings,
      tooMany,
      noList: 'Please send a list of settings',
    })
      .required('Please send the settings')
      .min(1, 'Please change at least one setting'),
    note: line(settingBounds.note).optional(),
  }),
  output: saved,
  errors: ['IDEMPOTENCY_CONFLICT', 'CHANGED_MEANWHILE'],
})

/** Makes the values of an earlier version the current ones, as a new version. */
export const RestoreSettings = defineRequest('content.setting.restore', {
  access: edit,
  input: () => ({
    group: groupKey(),
    version: seenVersion(),
    /** Version whose values are restored. */
    from: number()
      .integer('Please choose a version')
      .min(1, 'Please choose a version')
      .required('Please choose a version'),
  }),
  output: saved,
  errors: ['IDEMPOTENCY_CONFLICT', 'CHANGED_MEANWHILE'],
})
