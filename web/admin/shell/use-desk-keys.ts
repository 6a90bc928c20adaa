import { useEffectEvent, useLayoutEffect } from 'react'
import { useNavigate } from 'react-router'
import { tinykeys } from 'tinykeys'

import { singleKey } from '../keys/single-keys.js'
import type { Viewer } from '../session/staff-session.js'
import { deskKeys, entriesFor } from './desk-entries.js'

/**
 * Keys of the frame: the palette, and `g` with a letter for each page. Keys without Ctrl are off inside fields, and for
 * whoever switched them off (WCAG 2.1.4). They are heard from the moment the frame can be seen, and listened to once: a
 * look at the session between `g` and its letter forgets nothing.
 */
export function useDeskKeys(viewer: Viewer, onSearch: () => void): void {
  const navigate = useNavigate()
  const search = useEffectEvent(onSearch)
  const open = useEffectEvent((key: string) => {
    const entry = entriesFor(viewer).find((one) => one.key === key)
    if (entry) void navigate(entry.to)
  })
  useLayoutEffect(() => {
    const pages = deskKeys.map((key) => [`g ${key}`, singleKey(() => open(key))] as const)
    return tinykeys(window, {
      ...Object.fromEntries(pages),
      '/': singleKey(() => search()),
      '$mod+k': (event) => {
        event.preventDefault()
        search()
      },
    })
  }, [])
}
