import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { tinykeys } from 'tinykeys'

import type { Viewer } from '../session/staff-session.js'
import { entriesFor } from './desk-entries.js'
import { areKeysOn } from './key-preference.js'

/**
 * Keys of the frame: the palette, and `g` with a letter for each page. Keys without Ctrl are off inside fields, and for
 * whoever switched them off (WCAG 2.1.4).
 */
export function useDeskKeys(viewer: Viewer, onSearch: () => void): void {
  const navigate = useNavigate()
  useEffect(() => {
    const single = (run: () => void) => (event: KeyboardEvent) => {
      if (!areKeysOn() || isTyping(event)) return
      event.preventDefault()
      run()
    }
    const pages = entriesFor(viewer).map(({ key, to }) => [`g ${key}`, single(() => void navigate(to))] as const)
    return tinykeys(window, {
      ...Object.fromEntries(pages),
      '/': single(onSearch),
      '$mod+k': (event) => {
        event.preventDefault()
        onSearch()
      },
    })
  }, [viewer, navigate, onSearch])
}

function isTyping({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, dialog, [contenteditable]') !== null
}
