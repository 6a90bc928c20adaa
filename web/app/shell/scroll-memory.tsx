import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/** Scroll position of each history entry, for the lifetime of the document. */
const positions = new Map<string, number>()

/**
 * Scrolls a new page to its top or its anchor, and restores the position of earlier pages (ROUTE-32). The router's own
 * component does too, but writes to the visitor's storage before consent (D-02).
 */
export function ScrollMemory() {
  const location = useLocation()
  const { hash, key } = location
  const type = useNavigationType()
  // Navigation that only changes the address within a page, such as the calculator's result, keeps the scroll position.
  const stays = isInPlace(location.state)
  const isFirst = useRef(true)

  useLayoutEffect(() => {
    // The browser restores the scroll position of the document's first page.
    if (!isFirst.current && !(stays && type !== NavigationType.Pop))
      begin(type === NavigationType.Pop ? positions.get(key) : undefined, hash)
    isFirst.current = false
    const savePosition = (): void => void positions.set(key, window.scrollY)
    window.addEventListener('scroll', savePosition, { passive: true })
    return () => window.removeEventListener('scroll', savePosition)
  }, [hash, key, stays, type])
  useEffect(takeOverFromBrowser, [])

  return null
}

/**
 * Disables the browser's scroll restoration between pages of one document, because it would scroll too early, while the
 * old page is still shown. On a full load, the browser still restores the position.
 */
function takeOverFromBrowser(): () => void {
  const ours = (): void => void (history.scrollRestoration = 'manual')
  const restoreAutomatic = (): void => void (history.scrollRestoration = 'auto')
  // Until then the browser may still restore the position of the document's first page.
  if (document.readyState === 'complete') ours()
  window.addEventListener('pageshow', ours)
  window.addEventListener('pagehide', restoreAutomatic)
  return () => {
    window.removeEventListener('pageshow', ours)
    window.removeEventListener('pagehide', restoreAutomatic)
  }
}

function begin(at: number | undefined, hash: string): void {
  const anchor = at === undefined && hash !== '' ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
  if (anchor) anchor.scrollIntoView()
  else window.scrollTo({ top: at ?? 0 })
}

/** State of a change of address within a page, which then stays where it is scrolled to (scroll-memory.tsx). */
export const staysInPlace = { stays: true } as const

/** Whether a history entry was made by such a change. */
function isInPlace(state: unknown): boolean {
  return (state as { readonly stays?: boolean } | null)?.stays === true
}
