import { routeModulesElementId, type HeldRouteModules } from './route-modules.js'

/** What a person may reach for; touching, hovering, focusing or typing into one of these is intent. */
const reachable = 'a[href], button, input, select, textarea, summary, label, [tabindex]:not([tabindex="-1"])'
/** Answered by the early script itself: neither held back for React nor a reason to load it. */
const answeredEarly = '[data-early], [commandfor]'
const intents = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'] as const

/**
 * Loads and hydrates the page when a person first reaches for something on it, at once on pages that say so (forms).
 * A button pressed or a form sent before hydration is done is pressed or sent again right after it, so nothing is
 * lost; links and what the browser does by itself (menus, `<details>`) need not wait.
 */
export function hydrateOnIntent(hydrate: () => Promise<void>): void {
  const held = document.getElementById(routeModulesElementId)?.textContent
  const { when } = held ? (JSON.parse(held) as HeldRouteModules) : { when: 'now' }
  let begun = false
  const begin = (): void => {
    if (begun) return
    begun = true
    for (const intent of intents) removeEventListener(intent, onIntent, true)
    hydrate().catch((error: unknown) => {
      // The page stays what it was, a document with working links; buttons must not wait for ever.
      reportError(error)
      stopHolding()
    })
  }
  const onIntent = (event: Event): void => {
    const reached = event.target instanceof Element ? event.target.closest(reachable) : null
    if (reached && !reached.closest(answeredEarly)) begin()
  }
  const stopHolding = repeatAfterHydration(begin)
  // After the first paint, which must not wait for it.
  if (when === 'now') requestAnimationFrame(() => setTimeout(begin))
  for (const intent of intents) addEventListener(intent, onIntent, { capture: true, passive: true })
}

/** Told by the root component once React answers. */
export const hydratedEvent = 'seneb:hydrated'

/** Holds clicks and submits that only React can answer, and repeats the last one after hydration. */
function repeatAfterHydration(begin: () => void): () => void {
  let repeat: (() => void) | undefined
  const hold = (event: Event): void => {
    const repeated = repetitionOf(event)
    if (!repeated) return
    event.preventDefault()
    event.stopImmediatePropagation()
    repeat = repeated
    begin()
  }
  const stop = (): void => {
    removeEventListener('click', hold, true)
    removeEventListener('submit', hold, true)
  }
  addEventListener('click', hold, true)
  addEventListener('submit', hold, true)
  addEventListener(
    hydratedEvent,
    () => {
      stop()
      repeat?.()
    },
    { once: true },
  )
  return stop
}

function repetitionOf(event: Event): (() => void) | undefined {
  if (event instanceof SubmitEvent) {
    const { target: form, submitter } = event
    return form instanceof HTMLFormElement ? () => form.requestSubmit(submitter) : undefined
  }
  // A button of type `button` without a native command has nothing but React to answer it.
  const button = event.target instanceof Element ? event.target.closest('button') : null
  if (!button || button.type !== 'button' || button.matches(answeredEarly)) return undefined
  return () => button.click()
}
