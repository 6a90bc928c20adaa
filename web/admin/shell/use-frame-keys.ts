import { useNavigate } from 'react-router'

import { useDeskKeys, type DeskKey } from '../keys/desk-keys.js'
import type { Viewer } from '../session/staff-session.js'
import { entriesFor } from './desk-entries.js'

interface FrameKeys {
  readonly onSearch: () => void
  readonly onHelp: () => void
}

/** Keys of the frame: the palette, the list of all keys, and `g` with a letter for each page. */
export function useFrameKeys(viewer: Viewer, { onHelp, onSearch }: FrameKeys): void {
  const navigate = useNavigate()
  const pages = entriesFor(viewer).map(({ key, label, to }): DeskKey => ({
    key: `g ${key}`,
    words: `Go to ${label}`,
    isEverywhere: true,
    run: () => void navigate(to),
  }))
  useDeskKeys([
    { key: '/', words: 'Search', run: onSearch, isEverywhere: true },
    { key: 'mod+k', words: 'Search, also while you write', run: onSearch, isEverywhere: true },
    { key: '?', words: 'Show all keys', run: onHelp, isEverywhere: true },
    ...pages,
  ])
}
