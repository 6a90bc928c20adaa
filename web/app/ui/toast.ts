import type { NewToast } from './toast-queue.js'

/** Event dispatched on `window` to show a toast. */
export const toastEvent = 'seneb:toast'

/** Shows a toast; early/toasts.ts manages all toasts of a page, so that none overlap (SHELL-24). */
export function showToast(toast: NewToast): void {
  dispatchEvent(new CustomEvent<NewToast>(toastEvent, { detail: toast }))
}
