import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/**
 * Calls `onAsked` when the person goes to the address where they are, as by the link in the header: what stands in place
 * of a form gives way to it. A place within the page, and going back or forward, ask for nothing.
 */
export function useAskedAnew(onAsked: () => void): void {
  const { key } = useLocation()
  const type = useNavigationType()
  const shown = useRef(key)
  useEffect(() => {
    if (shown.current !== key && type !== NavigationType.Pop) onAsked()
    shown.current = key
  }, [key, type, onAsked])
}
