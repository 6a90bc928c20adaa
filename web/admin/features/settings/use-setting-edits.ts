import { useState } from 'react'

import { useStoredDraft } from '../../session/stored-draft.js'
import { valuesOf, type SettingGroup, type Values } from './setting-group.js'

/** Unsaved values of a group kept in browser storage, and the version on which they are based. */
interface StoredEdits {
  readonly version: number
  readonly values: Values
  readonly note: string
}

/** Returns the edits of a group, starting from its values or from edits left unsaved earlier. */
export function useSettingEdits(group: SettingGroup) {
  const [stored, store] = useStoredDraft<StoredEdits>(`settings.${group.key}`)
  const [begun, setBegun] = useState(() => valuesOf(group))
  const [seen, setSeen] = useState(stored?.version ?? group.version)
  const [values, setValues] = useState<Values>(() => ({ ...valuesOf(group), ...stored?.values }))
  const [note, setNoteText] = useState(stored?.note ?? '')
  const isEditedIn = (one: Values) => Object.keys(begun).some((key) => (one[key] ?? '') !== begun[key])
  const persist = (edits: StoredEdits) => store(isEditedIn(edits.values) || edits.note !== '' ? edits : undefined)
  return {
    values,
    note,
    seen,
    isEdited: isEditedIn(values),
    isUnsaved: isEditedIn(values) || note !== '',
    set: (key: string, value: string) => {
      const next = { ...values, [key]: value }
      setValues(next)
      persist({ version: seen, values: next, note })
    },
    setNote: (text: string) => {
      setNoteText(text)
      persist({ version: seen, values, note: text })
    },
    discard: () => store(undefined),
    /** Continues with the same values over another version. */
    see: (version: number) => {
      setSeen(version)
      store({ version, values, note })
    },
    /** Restarts editing with the given values. */
    start: (from: Values, version: number) => {
      setBegun(from)
      setValues(from)
      setNoteText('')
      setSeen(version)
      store(undefined)
    },
  }
}

export type SettingEdits = ReturnType<typeof useSettingEdits>
