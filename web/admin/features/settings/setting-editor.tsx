import { Button } from '@seneb/ui/button'
import { settingBounds } from '@seneb/contracts/vocabulary/site-settings'
import { useState, type ReactNode } from 'react'

import { DeskUpdateSettingsDocument } from '../../graph/generated/settings/graphql.js'
import { formError, messageAt, type DeskError } from '../../graph/desk-error.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { mayDiscard, useUnsaved } from '../../unsaved/unsaved.js'
import { DeskForm } from '../../ui/desk-form.js'
import { TextField } from '../../ui/fields.js'
import { NoteBar } from '../../ui/note-bar.js'
import { DiffText, wordDiff } from '../../ui/word-diff.js'
import { pathOfSetting, SettingFields } from './setting-fields.js'
import { lastChangeOf, textOfValues, valuesOf, type SettingGroup } from './setting-group.js'
import { SettingHistory } from './setting-history.js'
import { SettingPreview } from './setting-preview.js'
import { settingsCopy } from './settings.copy.js'
import { useSettingEdits, type SettingEdits } from './use-setting-edits.js'

const copy = settingsCopy.settingEditor

interface SettingEditorProps {
  readonly group: SettingGroup
  readonly onChanged: () => Promise<void>
}

/** Editor of a group of settings, with a preview for visitors and its history. */
export function SettingEditor({ group, onChanged }: SettingEditorProps) {
  const edits = useSettingEdits(group)
  useUnsaved(edits.isUnsaved, edits.discard)
  const acceptTheirs = async () => {
    if (await mayDiscard(edits.isEdited)) edits.start(valuesOf(group), group.version)
  }
  const rebase = () => edits.rebase(valuesOf(group), group.version)
  // The loaded version may be older than the one just saved.
  const isChanged = group.version > edits.seen
  // Values saved by others replace the form only while it has no unsaved edits; a typed reason stays.
  if (isChanged && !edits.isEdited) rebase()
  return (
    <div className="desk-pair">
      <EditForm
        {...{ edits, group, isChanged, onChanged }}
        conflict={isChanged && <Conflict {...{ group, edits }} onTheirs={() => void acceptTheirs()} onMine={rebase} />}
      />
      <div className="grid gap-4">
        <SettingPreview group={group} values={edits.values} />
        <SettingHistory group={group} isPending={edits.seen > group.version} onChanged={onChanged} />
      </div>
    </div>
  )
}

interface EditFormProps extends SettingEditorProps {
  readonly edits: SettingEdits
  readonly isChanged: boolean
  readonly conflict: ReactNode
}

function EditForm({ conflict, edits, group, isChanged, onChanged }: EditFormProps) {
  const { isBusy, savedVersion, error, save } = useSaving({ edits, group, onChanged })
  const shown = isChanged && error?.code === 'CHANGED_MEANWHILE' ? undefined : error
  const whole = formError(shown, [...group.settings.map(({ key }) => pathOfSetting(key)), 'note'])
  return (
    <section className="desk-panel" aria-label={copy.label}>
      <div className="desk-panel-head">
        <h2>{copy.label}</h2>
      </div>
      <div className="p-4">
        <DeskForm onSubmit={save}>
          {conflict}
          <SettingFields edits={edits} group={group} error={shown} />
          <TextField
            label={copy.reason}
            autoComplete="off"
            maxLength={settingBounds.note}
            value={edits.note}
            onValue={edits.setNote}
            error={messageAt(shown, 'note')}
          />
          {whole && <NoteBar tone="bad">{whole}</NoteBar>}
          <div className="flex flex-wrap items-center gap-3">
            <Button type="submit" variant="brand" isBusy={isBusy}>
              {copy.save}
            </Button>
            <span role="status" className="desk-small">
              {savedVersion === edits.seen && !edits.isEdited ? copy.saved(savedVersion) : ''}
            </span>
          </div>
        </DeskForm>
      </div>
    </section>
  )
}

/** Saves the edited values over the version that was seen; sent again unchanged, they go by the same key. */
function useSaving({ edits, group, onChanged }: Pick<EditFormProps, 'edits' | 'group' | 'onChanged'>) {
  const [sent, setSent] = useState<Sent>({ request: '', idempotencyKey: '', keys: [] })
  const [savedVersion, setSavedVersion] = useState<number>()
  const { mutate, isBusy, error } = useDeskMutation(DeskUpdateSettingsDocument, ({ updateSettings }) => updateSettings)
  const save = async () => {
    const { changes, note, seen, values } = edits
    const settings = Object.entries(changes).map(([key, value]) => ({ key, value }))
    const input = { group: group.key, version: seen, settings, ...(note ? { note } : {}) }
    const request = JSON.stringify(input)
    const idempotencyKey = sent.request === request ? sent.idempotencyKey : crypto.randomUUID()
    setSent({ request, idempotencyKey, keys: Object.keys(changes) })
    const saved = await mutate({ ...input, idempotencyKey })
    if (saved) {
      edits.saved({ values, note }, saved.version)
      setSavedVersion(saved.version)
    }
    await onChanged()
  }
  return { isBusy, savedVersion, error: error && atSettings(error, sent.keys), save }
}

interface Sent {
  readonly request: string
  readonly idempotencyKey: string
  /** Keys of the sent settings in their order. */
  readonly keys: readonly string[]
}

/** Returns the error with the key of each setting in place of its number among those sent. */
function atSettings({ fields, ...error }: DeskError, keys: readonly string[]): DeskError {
  if (!fields) return error
  const pathOf = (path: string) => {
    const key = keys[Number(/^settings\[(\d+)\]\.value$/.exec(path)?.[1] ?? NaN)]
    return key === undefined ? path : pathOfSetting(key)
  }
  return { ...error, fields: fields.map(({ message, path }) => ({ message, path: pathOf(path) })) }
}

interface ConflictProps {
  readonly group: SettingGroup
  readonly edits: SettingEdits
  readonly onTheirs: () => void
  readonly onMine: () => void
}

/** Version that another person saved during editing, compared with the current edits. */
function Conflict({ edits, group, onMine, onTheirs }: ConflictProps) {
  const writer = lastChangeOf(group)?.changedBy?.name ?? copy.someone
  const theirs = valuesOf(group)
  const pieces = wordDiff(textOfValues(group, theirs), textOfValues(group, { ...theirs, ...edits.changes }))
  return (
    <NoteBar tone="warn" title={copy.title(writer, group.version)}>
      <p>{copy.text}</p>
      <p className="desk-words text-ink">
        <DiffText pieces={pieces} />
      </p>
      <span className="mt-3 flex flex-wrap gap-2">
        <Button isSmall onClick={onTheirs}>
          {copy.acceptTheirs}
        </Button>
        <Button isSmall onClick={onMine}>
          {copy.useMine}
        </Button>
      </span>
    </NoteBar>
  )
}
