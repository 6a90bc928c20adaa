import type { NewToast } from './toast-queue.js'

/** Event dispatched on `window` to show a toast. */
export const toastEvent = 'seneb:toast'

/** Shows a toast; early/toasts.ts holds all of a page, so that no two lie over one another (SHELL-24). */
export function showToast(toast: NewToast): void {
  dispatchEvent(new CustomEvent<NewToast>(toastEvent, { detail: toast }))
}
