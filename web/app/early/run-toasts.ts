import { hydratedEvent } from '../browser/page-events.js'
import type { NewToast } from '../ui/toast-queue.js'
import { toastEvent } from '../ui/toast.js'

/**
 * Shows every toast of the page, from any source, even before hydration. Loads the toast code with the first toast, or
 * else after hydration, so that a lost-connection message needs no network.
 */
export function runToasts(page: Document): void {
  let loading: Promise<(toast: NewToast) => void> | undefined
  const load = (): Promise<(toast: NewToast) => void> => {
    loading ??= import('./toasts.js').then(({ toastShower }) => toastShower(page))
    return loading
  }
  // Lets the next request retry a failed load.
  const reset = (): void => (loading = undefined)
  addEventListener(toastEvent, (event) => {
    load()
      .then((show) => show((event as CustomEvent<NewToast>).detail))
      .catch(reset)
  })
  addEventListener(hydratedEvent, () => void load().catch(reset), { once: true })
}
