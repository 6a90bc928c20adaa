import { hydratedEvent } from '../hydration/hydrated-event.js'
import type { NewToast } from '../ui/toast-queue.js'
import { toastEvent } from '../ui/toast.js'

/**
 * Shows every toast of the page, whoever asks for it and before React answers. What shows them comes with the first one, and
 * once the page answers (P5): what is said of a lost connection must not need it.
 */
export function runToasts(page: Document): void {
  let loading: Promise<(toast: NewToast) => void> | undefined
  const load = (): Promise<(toast: NewToast) => void> => {
    loading ??= import('./toasts.js').then(({ toastShower }) => toastShower(page))
    return loading
  }
  // What could not be had is asked for anew by the next one.
  const forget = (): void => (loading = undefined)
  addEventListener(toastEvent, (event) => {
    load()
      .then((show) => show((event as CustomEvent<NewToast>).detail))
      .catch(forget)
  })
  addEventListener(hydratedEvent, () => void load().catch(forget), { once: true })
}
