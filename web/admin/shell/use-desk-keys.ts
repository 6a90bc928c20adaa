import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { tinykeys } from 'tinykeys'

import { singleKey } from '../keys/single-keys.js'
import type { Viewer } from '../session/staff-session.js'
import { entriesFor } from './desk-entries.js'

/**
 * Keys of the frame: the palette, and `g` with a letter for each page. Keys without Ctrl are off inside fields, and for
 * whoever switched them off (WCAG 2.1.4).
 */
export function useDeskKeys(viewer: Viewer, onSearch: () => void): void {
  const navigate = useNavigate()
  useEffect(() => {
    const pages = entriesFor(viewer).map(({ key, to }) => [`g ${key}`, singleKey(() => void navigate(to))] as const)
    return tinykeys(window, {
      ...Object.fromEntries(pages),
      '/': singleKey(onSearch),
      '$mod+k': (event) => {
        event.preventDefault()
        onSearch()
      },
    })
  }, [viewer, navigate, onSearch])
}
