import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/** How far each entry of the history was scrolled, while the document lives. */
const positions = new Map<string, number>()

/**
 * Begins every new page at its top or at its anchor, and goes back to where an earlier one was left (ROUTE-32). The
 * router's own part does it too, but writes to the visitor's storage on every page, before any consent (D-02).
 */
export function ScrollMemory() {
  const location = useLocation()
  const { hash, key } = location
  const type = useNavigationType()
  // What changes an address within a page (the calculator's answer) asks to stay where it is.
  const stays = isInPlace(location.state)
  const isFirst = useRef(true)

  useLayoutEffect(() => {
    // The browser restores the scroll position of the document's first page.
    if (!isFirst.current && !(stays && type !== NavigationType.Pop))
      begin(type === NavigationType.Pop ? positions.get(key) : undefined, hash)
    isFirst.current = false
    const remember = (): void => void positions.set(key, window.scrollY)
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [hash, key, stays, type])
  useEffect(takeOverFromBrowser, [])

  return null
}

/**
 * Between pages of one document the browser would scroll too, and sooner, while the page that is left still stands. The
 * position of a document that is loaded anew is restored by the browser.
 */
function takeOverFromBrowser(): () => void {
  const ours = (): void => void (history.scrollRestoration = 'manual')
  const itsOwn = (): void => void (history.scrollRestoration = 'auto')
  // Until then the browser may still be on its way to where the document's first page was left.
  if (document.readyState === 'complete') ours()
  window.addEventListener('pageshow', ours)
  window.addEventListener('pagehide', itsOwn)
  return () => {
    window.removeEventListener('pageshow', ours)
    window.removeEventListener('pagehide', itsOwn)
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
