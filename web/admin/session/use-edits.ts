import { useState } from 'react'

import { useStoredDraft } from './stored-draft.js'
import { useLatest } from './use-latest.js'

/** Unsaved edits kept in browser storage, and the version on which they are based. */
interface StoredEdits<Content> {
  readonly version: number
  readonly content: Content
  readonly note: string
}

interface EditedRecord<Content> {
  /** Kind of the record; with its id the name under which unsaved edits are stored. */
  readonly of: string
  readonly id: string
  readonly version: number
  readonly content: Content
  /** Returns the text by which two contents are compared. */
  readonly textOf: (content: Content) => string
}

/** Returns the edits of a record with their reason, starting from its content or from edits left unsaved earlier. */
export function useEdits<Content>({ id, of, textOf, ...original }: EditedRecord<Content>) {
  const [stored, store, moveTo] = useStoredDraft<StoredEdits<Content>>(`${of}.${id}`)
  const [begun, setBegun] = useState(original.content)
  const [seen, setSeen] = useState(stored?.version ?? original.version)
  const [content, setContent] = useState(stored?.content ?? original.content)
  const [note, setNote] = useState(stored?.note ?? '')
  const latest = useLatest({ content, note })
  const isSame = (one: Content, other: Content) => textOf(one) === textOf(other)
  const storeUnsaved = (edits: StoredEdits<Content>, from = begun) =>
    store(isSame(edits.content, from) && edits.note === '' ? undefined : edits)
  const set = (nextContent: Content, nextNote = note) => {
    setContent(nextContent)
    setNote(nextNote)
    storeUnsaved({ version: seen, content: nextContent, note: nextNote })
  }
  const isEdited = !isSame(content, begun)
  return {
    content,
    note,
    seen,
    isEdited,
    isUnsaved: isEdited || note !== '',
    forget: () => store(undefined),
    set,
    setNote: (next: string) => set(content, next),
    /** Continues with the same text over another version. */
    see: (version: number) => {
      setSeen(version)
      storeUnsaved({ version, content, note })
    },
    /**
     * Continues from content that is saved as a version; what was typed during the save is edited further, in the form
     * of the record when the save created it.
     */
    saved: (sent: Omit<StoredEdits<Content>, 'version'>, version: number, createdId = id) => {
      const typed = latest.current
      const nextNote = typed.note === sent.note ? '' : typed.note
      moveTo(`${of}.${createdId}`)
      setBegun(sent.content)
      setSeen(version)
      setNote(nextNote)
      storeUnsaved({ version, content: typed.content, note: nextNote }, sent.content)
    },
    /** Restarts editing with the given content. */
    start: (next: Content, version: number) => {
      setBegun(next)
      setContent(next)
      setSeen(version)
      setNote('')
      store(undefined)
    },
  }
}
