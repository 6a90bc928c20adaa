import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

import { pageChangeEvent } from '../browser/page-events.js'

export const mainId = 'content'

/** After a navigation, moves focus to the new page's content, for keyboards and screen readers (ROUTE-32). */
export function FocusOnRouteChange() {
  const { pathname } = useLocation()
  const shown = useRef(pathname)

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    dispatchEvent(new Event(pageChangeEvent))
    // A menu that a person opened while the page was loading would close with the loss of focus.
    if (document.activeElement?.closest('details[data-menu][open]')) return
    document.getElementById(mainId)?.focus({ preventScroll: true })
  }, [pathname])

  return null
}
