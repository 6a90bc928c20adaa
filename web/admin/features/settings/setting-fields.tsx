import type { InputHTMLAttributes } from 'react'

import { messageAt, type DeskError } from '../../graph/desk-error.js'
import { SelectField, TextAreaField, TextField } from '../../ui/fields.js'
import { When } from '../../ui/when.js'
import type { Setting, SettingGroup } from './setting-group.js'
import { settingsCopy } from './settings.copy.js'
import type { SettingEdits } from './use-setting-edits.js'

const copy = settingsCopy.settingFields

/** Returns the path at which the message of a setting is shown. */
export function pathOfSetting(key: string): string {
  return `settings.${key}`
}

interface SettingFieldsProps {
  readonly group: SettingGroup
  readonly edits: SettingEdits
  readonly error: DeskError | undefined
}

/** A field for each setting of a group, made from its type. */
export function SettingFields({ edits, group, error }: SettingFieldsProps) {
  return group.settings.map((setting) => (
    <div key={setting.key} className="grid gap-1">
      <SettingField
        setting={setting}
        value={edits.values[setting.key] ?? ''}
        error={messageAt(error, pathOfSetting(setting.key))}
        onValue={(value) => edits.set(setting.key, value)}
      />
      <LastChange setting={setting} />
    </div>
  ))
}

interface SettingFieldProps {
  readonly setting: Setting
  readonly value: string
  readonly error: string | undefined
  readonly onValue: (value: string) => void
}

type InputHints = Pick<InputHTMLAttributes<HTMLInputElement>, 'inputMode' | 'type'>

const inputHints: Partial<Record<Setting['type'], InputHints>> = {
  EMAIL: { inputMode: 'email' },
  TELEPHONE: { inputMode: 'tel' },
  URL: { inputMode: 'url' },
}

const switchOptions = [
  ['on', copy.on],
  ['off', copy.off],
] as const

function SettingField({ error, onValue, setting, value }: SettingFieldProps) {
  const { help, label, maxLength, type } = setting
  if (type === 'SWITCH') {
    return (
      <SelectField label={label} hint={help} value={value} options={switchOptions} onValue={onValue} error={error} />
    )
  }
  const field = { label, hint: help, value, onValue, error, maxLength, autoComplete: 'off' }
  if (type === 'PARAGRAPH' || type === 'HOSTS') return <TextAreaField {...field} rows={3} />
  return <TextField {...field} {...inputHints[type]} />
}

function LastChange({ setting: { changedAt, changedBy, isSample } }: { readonly setting: Setting }) {
  if (isSample) return <p className="desk-small">{copy.sample}</p>
  if (!changedAt) return null
  return (
    <p className="desk-small">
      {copy.changed} <When at={changedAt} /> {changedBy ? copy.by(changedBy.name) : copy.commandLine}
    </p>
  )
}
