import { useEffect, useRef, type RefObject } from 'react'

import type { SavingsReading } from './savings-reading.js'

/** Brings a new answer into view and gives it focus, so that eyes, readers and keyboards are where it is. */
export function useResultInView({ estimate, isUnavailable }: SavingsReading): RefObject<HTMLElement | null> {
  const result = useRef<HTMLElement>(null)
  const shown = useRef(estimate)
  useEffect(() => {
    if (shown.current === estimate && !isUnavailable) return
    shown.current = estimate
    if (!estimate && !isUnavailable) return
    result.current?.focus({ preventScroll: true })
    result.current?.scrollIntoView({ block: 'nearest' })
  }, [estimate, isUnavailable])
  return result
}
