import { useEffect, useRef, useState } from 'react'

/** Time for which the button shows that the request was sent (CONT-06). */
const sentForMs = 3000

/**
 * After a request is sent, focuses the confirmation as soon as it is rendered; `isSent` is true for a short time for
 * the button's label.
 */
export function useSentNote(isNoteThere: boolean) {
  const [isSent, setSent] = useState(false)
  const note = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!isSent) return undefined
    const timer = setTimeout(() => setSent(false), sentForMs)
    return () => clearTimeout(timer)
  }, [isSent])
  useEffect(() => {
    if (!isSent || !isNoteThere) return
    note.current?.focus({ preventScroll: true })
    note.current?.scrollIntoView({ block: 'center' })
  }, [isSent, isNoteThere])
  return { isSent, note, reportSent: () => setSent(true) }
}
