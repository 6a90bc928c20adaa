import { useEffect } from 'react'

import { greet } from '../../early/greeting.js'

/** Greets whom a link of ours led here; a document greets by itself (early/greeting.ts; VALS-03, D-63). */
export function useGreeting(title: string | null, text: string | null): void {
  useEffect(() => {
    if (title) greet(title, text ?? undefined)
  }, [title, text])
}
