/** How long the greeting stays (VALS-03). */
export const greetingMs = 3000
const greetedKey = 'seneb.values-greeted'
/** It closes no sooner than this after a pause, as other toasts do (D-05). */
const minMs = 1000

/** Shows the greeting that the page came with, as a toast (VALS-03, D-63); the page needs no React for it. */
export function showGreeting(page: Document): void {
  const greeting = page.querySelector<HTMLElement>('[data-greeting]')
  if (!greeting || !mayGreet()) return
  greeting.hidden = false
  const timer = new PausableTimer(greetingMs, () => (greeting.hidden = true))
  for (const enters of ['pointerenter', 'focusin']) greeting.addEventListener(enters, () => timer.pause())
  for (const leaves of ['pointerleave', 'focusout']) greeting.addEventListener(leaves, () => timer.resume())
  greeting.querySelector('button')?.addEventListener('click', () => (greeting.hidden = true))
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

/** A timeout that can be paused; a pause leaves it at least `minMs`. */
class PausableTimer {
  private timer = 0
  private since = 0

  constructor(
    private leftMs: number,
    private readonly end: () => void,
  ) {
    this.resume()
  }

  resume(): void {
    clearTimeout(this.timer)
    this.since = performance.now()
    this.timer = window.setTimeout(this.end, this.leftMs)
  }

  pause(): void {
    clearTimeout(this.timer)
    this.leftMs = Math.max(this.leftMs - (performance.now() - this.since), minMs)
  }
}
