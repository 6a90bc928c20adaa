import { useState } from 'react'

import { useStoredText } from './stored-words.js'

/**
 * Stores the draft being edited at a place on the page, as `useStoredText` does with text, so that it survives a
 * reload or an ended session. Returns the draft found when the page opened, and a function to store or delete it.
 */
export function useStoredDraft<Draft>(
  place: string,
): readonly [draft: Draft | undefined, store: (draft: Draft | undefined) => void] {
  const [words, storeText] = useStoredText(`draft.${place}`)
  const [begun] = useState(() => draftIn(words) as Draft | undefined)
  return [begun, (draft) => storeText(draft === undefined ? '' : JSON.stringify(draft))]
}

function draftIn(words: string): unknown {
  try {
    return words === '' ? undefined : JSON.parse(words)
  } catch {
    return undefined
  }
}
