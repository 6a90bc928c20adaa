import { useLayoutEffect, useRef, useState } from 'react'

import { useStoredDraft } from '../../session/stored-draft.js'
import { useUnsaved } from '../../unsaved/unsaved.js'
import { wholeText, type IssueText } from './newsletter-issue.js'

interface StoredEdits extends IssueText {
  readonly version: number
}

interface Original {
  /** Name under which unsaved edits are stored. */
  readonly id: string
  readonly version: number
  readonly text: IssueText
}

/** Returns the edits of an issue, starting from its text or from edits left unsaved earlier. */
export function useIssueEdits(original: Original) {
  const [stored, store] = useStoredDraft<StoredEdits>(`newsletter.${original.id}`)
  const [begun, setBegun] = useState(original.text)
  const [seen, setSeen] = useState(stored?.version ?? original.version)
  const [text, setText] = useState<IssueText>(stored ?? original.text)
  const latest = useRef(text)
  useLayoutEffect(() => {
    latest.current = text
  })
  const isEdited = wholeText(text) !== wholeText(begun)
  const forget = () => store(undefined)
  useUnsaved(isEdited, forget)
  return {
    text,
    seen,
    isEdited,
    forget,
    set: ({ body, preheader, subject }: IssueText) => {
      const next = { subject, preheader, body }
      setText(next)
      store(wholeText(next) === wholeText(begun) ? undefined : { ...next, version: seen })
    },
    /** Continues with the same text over another version. */
    see: (version: number) => {
      setSeen(version)
      store({ ...text, version })
    },
    /** Continues from a text that is saved as a version; what was typed during the save is edited further. */
    saved: (sent: IssueText, version: number) => {
      setBegun(sent)
      setSeen(version)
      const isSame = wholeText(latest.current) === wholeText(sent)
      store(isSame ? undefined : { ...latest.current, version })
    },
    /** Restarts editing with the given text. */
    start: (next: IssueText, version: number) => {
      setBegun(next)
      setText(next)
      setSeen(version)
      store(undefined)
    },
  }
}

export type IssueEdits = ReturnType<typeof useIssueEdits>
