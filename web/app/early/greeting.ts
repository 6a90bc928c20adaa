import { showToast } from '../ui/toast.js'

/** Time for which the greeting stays visible (VALS-03). */
const greetingMs = 3000

/** Shows the page's greeting as a toast (VALS-03, D-63); it needs no React. */
export function showGreeting(page: Document): void {
  const { greeting, text } = page.querySelector<HTMLElement>('[data-greeting]')?.dataset ?? {}
  if (greeting !== undefined) greet(greeting, text)
}

/** Shows a greeting on the first visit of a page in the tab, unless reduced motion is preferred (VALS-03, D-63). */
export function greet(title: string, description: string | undefined): void {
  if (mayGreet()) showToast({ title, ...(description === undefined ? {} : { description }), durationMs: greetingMs })
}

/**
 * True on the first visit of this page in the tab, and never when reduced motion is preferred (D-63). It relies on the
 * browser's history, so that nothing is stored before consent (CONS-02). When the history does not show it, no greeting
 * is better than many.
 */
export function mayGreet(): boolean {
  const { dataset } = document.documentElement
  if (dataset['greeted'] !== undefined || matchMedia('(prefers-reduced-motion: reduce)').matches) return false
  // The script of the document and React share the page, and either may be first.
  dataset['greeted'] = ''
  return isFirstVisit()
}

function isFirstVisit(): boolean {
  const [loading] = performance.getEntriesByType('navigation')
  const { navigation } = window as Partial<Pick<Window, 'navigation'>>
  const currentEntry = navigation?.currentEntry
  if (!currentEntry || loading?.type !== 'navigate') return false
  const before = navigation.entries().slice(0, currentEntry.index)
  return !before.some(({ url }) => url !== null && new URL(url).pathname === location.pathname)
}
