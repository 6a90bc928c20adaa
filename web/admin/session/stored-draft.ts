import { useState } from 'react'

import { useStoredWords } from './stored-words.js'

/**
 * Holds what somebody edits at a place beside the page, as `useStoredWords` does with words: a session that ends, or a
 * reload, loses none of it. Gives what was there when the page began, and the way to store or forget.
 */
export function useStoredDraft<Draft>(
  place: string,
): readonly [draft: Draft | undefined, store: (draft: Draft | undefined) => void] {
  const [words, storeWords] = useStoredWords(`draft.${place}`)
  const [begun] = useState(() => draftIn(words) as Draft | undefined)
  return [begun, (draft) => storeWords(draft === undefined ? '' : JSON.stringify(draft))]
}

function draftIn(words: string): unknown {
  try {
    return words === '' ? undefined : JSON.parse(words)
  } catch {
    return undefined
  }
}
