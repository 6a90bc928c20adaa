import { useState } from 'react'

import { useStoredText } from './stored-text.js'

/**
 * Stores the draft being edited at a place on the page, as `useStoredText` does with text, so that it survives a
 * reload or an ended session. Returns the draft found when the page opened, a function to store or delete it, and one
 * that continues under another key.
 */
export function useStoredDraft<Draft>(
  key: string,
): readonly [draft: Draft | undefined, store: (draft: Draft | undefined) => void, moveTo: (key: string) => void] {
  const [text, storeText, moveTo] = useStoredText(`draft.${key}`)
  const [initialDraft] = useState(() => draftIn(text) as Draft | undefined)
  return [
    initialDraft,
    (draft) => storeText(draft === undefined ? '' : JSON.stringify(draft)),
    (next) => moveTo(`draft.${next}`),
  ]
}

function draftIn(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
