import { useEffect } from 'react'

import { greetingMs, mayGreet } from '../../early/greeting.js'
import { useToast } from '../../ui/toast.js'

/** Greets whom a link of ours led here; a document greets by itself (early/greeting.ts; VALS-03, D-63). */
export function useGreeting(title: string | null, text: string | null): void {
  const showToast = useToast()
  useEffect(() => {
    if (title && mayGreet()) showToast({ title, description: text ?? undefined, durationMs: greetingMs })
  }, [showToast, title, text])
}
