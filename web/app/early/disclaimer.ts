import { storedNames } from '@seneb/contracts/vocabulary/browser-storage'

import { showToast } from '../ui/toast.js'

/** Delay of the disclaimer (DISC-01), and the storage key of its dismissal (D-06). */
const disclaimerDelayMs = 1500
export const disclaimerKey = storedNames.disclaimer

/**
 * Shows the disclaimer after its delay unless it was dismissed before (DISC-01). The strip is part of
 * every page and overlays the space reserved below the header, so that the layout does not shift.
 */
export function runDisclaimer(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-early="disclaimer-dismiss"]') : null
    if (button) dismiss(button.dataset)
  })
  if (wasDismissed()) return
  setTimeout(() => {
    if (!wasDismissed()) document.documentElement.dataset['disclaimer'] = 'shown'
  }, disclaimerDelayMs)
}

/** Hides the strip permanently and confirms this in a toast (DISC-02). */
function dismiss({ title = '', description = '' }: DOMStringMap): void {
  delete document.documentElement.dataset['disclaimer']
  try {
    localStorage.setItem(disclaimerKey, 'true')
  } catch {
    // Storage may be denied; then the strip is hidden until the next visit.
  }
  // The focused button disappears, so focus moves to the content.
  document.getElementById('content')?.focus({ preventScroll: true })
  showToast({ title, description })
}

function wasDismissed(): boolean {
  try {
    return localStorage.getItem(disclaimerKey) !== null
  } catch {
    return false
  }
}
