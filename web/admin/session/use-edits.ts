import { useState } from 'react'

import { useStoredDraft } from './stored-draft.js'
import { useLatest } from './use-latest.js'

/** A changed field with its value; one without a value was removed. */
type Change = readonly [name: string, value?: unknown]

/** Unsaved edits kept in browser storage, and the version on which they are based. */
interface StoredEdits {
  readonly version: number
  /** Changed fields only; all others follow the newest version. */
  readonly changes: readonly Change[]
  readonly note: string
}

interface Version<Content> {
  readonly version: number
  readonly content: Content
}

interface EditedRecord<Content> extends Version<Content> {
  /** Kind of the record; with its id the name under which unsaved edits are stored. */
  readonly of: string
  readonly id: string
  /** Returns the text by which two contents are compared. */
  readonly textOf: (content: Content) => string
}

/** Returns the edits of a record with their reason, starting from its content or from edits left unsaved earlier. */
export function useEdits<Content extends object>({ id, of, textOf, ...original }: EditedRecord<Content>) {
  const [stored, store, moveTo] = useStoredDraft<StoredEdits>(`${of}.${id}`)
  const [begun, setBegun] = useState<Version<Content>>(original)
  const [seen, setSeen] = useState(stored?.version ?? original.version)
  const [content, setContent] = useState(() => withChanges(original.content, stored?.changes ?? []))
  const [note, setNote] = useState(stored?.note ?? '')
  const latest = useLatest({ content, note })
  const changesOver = (base: Content, next: Content) => changesIn(next, base, textOf)
  const changes = changesOver(begun.content, content)
  const isEdited = changes.length > 0
  const storeUnsaved = (edits: StoredEdits) =>
    store(edits.changes.length === 0 && edits.note === '' ? undefined : edits)
  const rebase = (other: Content, version: number) => {
    const next = withChanges(other, changes)
    setBegun({ content: other, version })
    setContent(next)
    setSeen(version)
    storeUnsaved({ version, changes: changesOver(other, next), note })
  }
  // The form follows a later version while it has no edits, or when that version leaves the content as it was.
  const isUntouched = () => begun.version === seen && textOf(original.content) === textOf(begun.content)
  const isFollowed = original.version > seen && (!isEdited || isUntouched())
  // A cached version that is older than the edits is shown until theirs is read.
  const isRead = original.version === seen && begun.version < seen
  if (isFollowed || isRead) rebase(original.content, original.version)
  const set = (nextContent: Content, nextNote = note) => {
    setContent(nextContent)
    setNote(nextNote)
    storeUnsaved({ version: seen, changes: changesOver(begun.content, nextContent), note: nextNote })
  }
  return {
    content,
    note,
    seen,
    isEdited,
    isUnsaved: isEdited || note !== '',
    forget: () => store(undefined),
    set,
    setNote: (next: string) => set(content, next),
    /** Returns the content of another version with the fields that were changed here. */
    over: (other: Content) => withChanges(other, changes),
    /** Continues over another version: its content, except for the fields that were changed here. */
    rebase,
    /**
     * Continues from content that is saved as a version; text typed during the save stays an edit, in the form of the
     * record when the save created it.
     */
    saved: (sent: { readonly content: Content; readonly note: string }, version: number, createdId = id) => {
      const typed = latest.current
      const nextNote = typed.note === sent.note ? '' : typed.note
      moveTo(`${of}.${createdId}`)
      setBegun({ content: sent.content, version })
      setSeen(version)
      setNote(nextNote)
      storeUnsaved({ version, changes: changesOver(sent.content, typed.content), note: nextNote })
    },
    /** Restarts editing with the given content. */
    start: (next: Content, version: number) => {
      setBegun({ content: next, version })
      setContent(next)
      setSeen(version)
      setNote('')
      store(undefined)
    },
  }
}

/** Returns the fields in which a content differs from the one where editing began; only touched ones are compared. */
function changesIn<Content extends object>(
  content: Content,
  begun: Content,
  textOf: (content: Content) => string,
): readonly Change[] {
  const before = fieldsOf(begun)
  const after = fieldsOf(content)
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((name): Change => [name, after.get(name)])
    .filter((change) => change[1] !== before.get(change[0]) && textOf(withChanges(begun, [change])) !== textOf(begun))
}

function withChanges<Content extends object>(content: Content, changes: readonly Change[]): Content {
  const fields = fieldsOf(content)
  for (const [name, value] of changes) {
    // Stored text has null for a field without a value.
    if (value === undefined || value === null) fields.delete(name)
    else fields.set(name, value)
  }
  return Object.fromEntries(fields) as unknown as Content
}

function fieldsOf(content: object): Map<string, unknown> {
  return new Map<string, unknown>(Object.entries(content))
}
