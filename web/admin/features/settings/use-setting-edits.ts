import { useState } from 'react'

import { useStoredDraft } from '../../session/stored-draft.js'
import { useLatest } from '../../session/use-latest.js'
import { valuesOf, type SettingGroup, type Values } from './setting-group.js'

/** Unsaved edits of a group kept in browser storage, and the version on which they are based. */
interface StoredEdits {
  readonly version: number
  /** Values that differ from that version; all others follow the newest one. */
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
  const latest = useLatest({ values, note })
  const changes = changesIn(values, begun)
  const persist = (edits: StoredEdits) =>
    store(Object.keys(edits.values).length > 0 || edits.note !== '' ? edits : undefined)
  return {
    values,
    /** Edited values only. */
    changes,
    note,
    seen,
    isEdited: Object.keys(changes).length > 0,
    isUnsaved: Object.keys(changes).length > 0 || note !== '',
    set: (key: string, value: string) => {
      const next = { ...values, [key]: value }
      setValues(next)
      persist({ version: seen, values: changesIn(next, begun), note })
    },
    setNote: (text: string) => {
      setNoteText(text)
      persist({ version: seen, values: changes, note: text })
    },
    discard: () => store(undefined),
    /** Continues over another version: its values, except for those edited here. */
    rebase: (current: Values, version: number) => {
      const next = { ...current, ...changes }
      setBegun(current)
      setValues(next)
      setSeen(version)
      persist({ version, values: changesIn(next, current), note })
    },
    /** Continues from values that are saved as a version; text typed during the save stays an edit. */
    saved: (sent: Pick<StoredEdits, 'note' | 'values'>, version: number) => {
      const typed = latest.current
      const nextNote = typed.note === sent.note ? '' : typed.note
      setBegun(sent.values)
      setNoteText(nextNote)
      setSeen(version)
      persist({ version, values: changesIn(typed.values, sent.values), note: nextNote })
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

function changesIn(values: Values, begun: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([key, value]) => value !== begun[key]))
}

export type SettingEdits = ReturnType<typeof useSettingEdits>
