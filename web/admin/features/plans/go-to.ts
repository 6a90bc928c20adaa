import type { MouseEvent } from 'react'

/**
 * Follows a link to a place of the page by script. The router does not see a browser's own jump to it, and warns about
 * unsaved text only on its navigations.
 */
export function goTo(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault()
  const place = document.getElementById(event.currentTarget.hash.slice(1))
  if (!place) return
  const part = place.closest('details')
  if (part) part.open = true
  place.scrollIntoView({ block: 'start' })
  const focused = place === part ? place.querySelector('summary') : place
  focused?.focus({ preventScroll: true })
}
