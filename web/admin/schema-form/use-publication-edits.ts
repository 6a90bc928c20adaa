import { useLayoutEffect, useRef, useState } from 'react'

import { useStoredDraft } from '../session/stored-draft.js'
import type { Content } from './content-schema.js'

/** Unsaved edits kept in browser storage, and the revision on which they are based. */
interface StoredEdits {
  readonly revision: number
  readonly content: Content
  readonly note: string
}

interface Original {
  /** Name under which unsaved edits are stored. */
  readonly id: string
  readonly revision: number
  readonly content: Content
}

/** Returns the edits of a text, starting from its content or from edits left unsaved earlier. */
export function usePublicationEdits(original: Original) {
  const [stored, store] = useStoredDraft<StoredEdits>(`content.${original.id}`)
  const [begun, setBegun] = useState(original.content)
  const [seen, setSeen] = useState(stored?.revision ?? original.revision)
  const [content, setContent] = useState(stored?.content ?? original.content)
  const [note, setNote] = useState(stored?.note ?? '')
  const latest = useRef({ content, note })
  useLayoutEffect(() => {
    latest.current = { content, note }
  })
  const storeUnsaved = (edits: StoredEdits) => store(isSame(edits.content, begun) ? undefined : edits)
  return {
    content,
    note,
    seen,
    isEdited: !isSame(content, begun),
    forget: () => store(undefined),
    set: (next: Content) => {
      setContent(next)
      storeUnsaved({ revision: seen, content: next, note })
    },
    setNote: (next: string) => {
      setNote(next)
      storeUnsaved({ revision: seen, content, note: next })
    },
    /** Continues with the same text over another revision. */
    see: (revision: number) => {
      setSeen(revision)
      storeUnsaved({ revision, content, note })
    },
    /** Continues from content that is saved as a revision; what was typed during the save is edited further. */
    saved: (sent: Omit<StoredEdits, 'revision'>, revision: number) => {
      const { content: typed, note: typedNote } = latest.current
      const nextNote = typedNote === sent.note ? '' : typedNote
      setBegun(sent.content)
      setSeen(revision)
      setNote(nextNote)
      store(isSame(typed, sent.content) ? undefined : { revision, content: typed, note: nextNote })
    },
    /** Restarts editing with the given content. */
    start: (next: Content, revision: number) => {
      setBegun(next)
      setContent(next)
      setSeen(revision)
      setNote('')
      store(undefined)
    },
  }
}

export type PublicationEdits = ReturnType<typeof usePublicationEdits>

/** Compares content regardless of the order of its keys, which forms and the database change. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(inKeyOrder(one)) === JSON.stringify(inKeyOrder(other))
}

function inKeyOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inKeyOrder)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value as Content).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return entries.map(([name, part]) => [name, inKeyOrder(part)])
}
