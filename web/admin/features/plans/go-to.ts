import type { MouseEvent } from 'react'

/**
 * Scrolls to a link's target by script. The router does not notice a browser's own jump, and warns about unsaved text
 * only on its own navigations.
 */
export function goTo(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault()
  const target = document.getElementById(event.currentTarget.hash.slice(1))
  if (!target) return
  const part = target.closest('details')
  if (part) part.open = true
  target.scrollIntoView({ block: 'start' })
  const focused = target === part ? target.querySelector('summary') : target
  focused?.focus({ preventScroll: true })
}
