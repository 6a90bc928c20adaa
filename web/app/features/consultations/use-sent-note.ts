import { useEffect, useRef, useState } from 'react'

/** CONT-06: how long the button says that the request was sent. */
const sentForMs = 3000

/** Once a request was sent the confirmation takes focus as soon as it stands there, and the button says so for a while. */
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
  return { isSent, note, tellSent: () => setSent(true) }
}
