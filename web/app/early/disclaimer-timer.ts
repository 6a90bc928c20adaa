/** When the disclaimer bar appears (DISC-01), and where its dismissal is stored (D-06). */
const disclaimerDelayMs = 1500
export const disclaimerKey = 'disclaimer.dismissed.v1'

/** Shows the disclaimer bar after its delay unless it was dismissed before; the bar itself is in every page's HTML. */
export function restoreDisclaimer(): void {
  if (wasDismissed()) return
  setTimeout(() => {
    if (!wasDismissed()) document.documentElement.dataset['disclaimer'] = 'shown'
  }, disclaimerDelayMs)
}

/** Hides the bar for good (DISC-02). */
export function dismissDisclaimer(): void {
  delete document.documentElement.dataset['disclaimer']
  try {
    localStorage.setItem(disclaimerKey, 'true')
  } catch {
    // Storage may be refused; then the bar is gone until the next visit.
  }
}

function wasDismissed(): boolean {
  try {
    return localStorage.getItem(disclaimerKey) !== null
  } catch {
    return false
  }
}
