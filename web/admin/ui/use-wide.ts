import { useSyncExternalStore } from 'react'

/** Minimum width at which the item chosen in a list is shown beside it; the style sheet has the same value. */
const wide = matchMedia('(width >= 1280px)')

/** Whether the window has room for a list and its details side by side. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => wide.matches)
}

function subscribe(onChange: () => void): () => void {
  wide.addEventListener('change', onChange)
  return () => wide.removeEventListener('change', onChange)
}
