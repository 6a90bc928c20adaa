import { useNavigate } from 'react-router'

import { useDeskKeys, type DeskKey } from '../keys/desk-keys.js'
import type { Viewer } from '../session/staff-session.js'
import { entriesFor } from './desk-entries.js'
import { shellCopy } from './shell.copy.js'

const copy = shellCopy.useFrameKeys

interface FrameKeys {
  readonly onSearch: () => void
  readonly onHelp: () => void
}

/** Keys of the frame: the palette, the list of all keys, and `g` with a letter for each page. */
export function useFrameKeys(viewer: Viewer, { onHelp, onSearch }: FrameKeys): void {
  const navigate = useNavigate()
  const pages = entriesFor(viewer).map(({ key, label, to }): DeskKey => ({
    key: copy.g(key),
    label: copy.goTo(label),
    isEverywhere: true,
    run: () => void navigate(to),
  }))
  useDeskKeys([
    { key: '/', label: copy.search, run: onSearch, isEverywhere: true },
    { key: 'mod+k', label: copy.searchAlsoWhileYou, run: onSearch, isEverywhere: true },
    { key: '?', label: copy.showAllKeys, run: onHelp, isEverywhere: true },
    ...pages,
  ])
}
