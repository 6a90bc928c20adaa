import { useEffect } from 'react'

import { useToast } from '../../ui/toast.js'

/** How long the greeting stays (VALS-03). */
const welcomeMs = 3000
const greetedKey = 'seneb.values-greeted'

/** Greets once per session, and not at all where motion is unwelcome (VALS-03, D-63). */
export function useWelcome(title: string | null, text: string | null): void {
  const showToast = useToast()
  useEffect(() => {
    if (!title || wasGreeted() || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    showToast({ title, description: text ?? undefined, durationMs: welcomeMs })
  }, [showToast, title, text])
}

function wasGreeted(): boolean {
  try {
    const greeted = sessionStorage.getItem(greetedKey) !== null
    sessionStorage.setItem(greetedKey, '1')
    return greeted
  } catch {
    // Without storage nobody could tell the second time from the first; no greeting is better than many.
    return true
  }
}
