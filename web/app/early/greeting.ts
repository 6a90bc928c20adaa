import { showStaticToast } from './static-toast.js'

/** How long the greeting stays (VALS-03). */
export const greetingMs = 3000
const greetedKey = 'seneb.values-greeted'

/** Shows the greeting that the page came with, as a toast (VALS-03, D-63); the page needs no React for it. */
export function showGreeting(page: Document): void {
  const greeting = page.querySelector<HTMLElement>('[data-greeting]')
  if (!greeting || !mayGreet()) return
  showStaticToast(greeting, greetingMs)
}

/** True once per session, and never where motion is unwelcome (D-63). */
export function mayGreet(): boolean {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return false
  try {
    const wasGreeted = sessionStorage.getItem(greetedKey) !== null
    sessionStorage.setItem(greetedKey, '1')
    return !wasGreeted
  } catch {
    // Without storage nobody could tell the second time from the first; no greeting is better than many.
    return false
  }
}
