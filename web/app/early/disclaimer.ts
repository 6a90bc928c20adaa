import { storedNames } from '@seneb/contracts/vocabulary/browser-storage'

import { showStaticToast } from './static-toast.js'

/** When the disclaimer's words appear (DISC-01), and where its dismissal is stored (D-06). */
const disclaimerDelayMs = 1500
export const disclaimerKey = storedNames.disclaimer
/** How long the toast after it stays (SHELL-23). */
const toastMs = 5000

/**
 * Shows the disclaimer after its delay unless it was dismissed before. The strip is in every page's HTML and the script
 * in the head leaves its place free from the first paint (shell/theme.ts), so that nothing moves when the words come.
 */
export function runDisclaimer(): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-early="disclaimer-dismiss"]')) dismiss()
  })
  if (wasDismissed()) return
  setTimeout(() => {
    if (!wasDismissed()) document.documentElement.dataset['disclaimer'] = 'shown'
  }, disclaimerDelayMs)
}

/** Hides the strip for good, and says so in one line (DISC-02). */
function dismiss(): void {
  delete document.documentElement.dataset['disclaimer']
  try {
    localStorage.setItem(disclaimerKey, 'true')
  } catch {
    // Storage may be refused; then the strip is gone until the next visit.
  }
  // The button goes away under the person's hand; focus goes on where reading does.
  document.getElementById('content')?.focus({ preventScroll: true })
  const toast = document.querySelector<HTMLElement>('[data-disclaimer-toast]')
  if (toast) showStaticToast(toast, toastMs)
}

function wasDismissed(): boolean {
  try {
    return localStorage.getItem(disclaimerKey) !== null
  } catch {
    return false
  }
}
