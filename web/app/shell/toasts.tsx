import { ToastRegion } from '../ui/toast-region.js'
import { shellCopy } from './shell.copy.js'

/** The toasts of the site, with their words. Written by the server alone. */
export function Toasts() {
  const { dismissToast, toastRequest, toasts } = shellCopy
  return <ToastRegion label={toasts} dismissLabel={dismissToast} requestLabel={toastRequest} />
}
