import { answeredEarly, repeatAfterHydration } from './repeat-after-hydration.js'
import { routeModulesElementId, type DeferredRouteModules, type HydrationTrigger } from './deferred-route-modules.js'
import { isTranslated } from './is-translated.js'

/** Controls and links; hovering, touching, focusing or typing into one of these is intent. */
const reachable = 'a[href], button, input, select, textarea, summary, label, [tabindex]:not([tabindex="-1"])'
const intents = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'] as const
/** Events that show that a user is present. */
const presences = [...intents, 'pointermove', 'wheel', 'scroll'] as const

/** Loads React, the router and the page's own code; gives what lets React take over the document. */
export type LoadPage = () => Promise<() => void>

/**
 * Hydrates the page on user intent; pages whose handle says so at the first event of a user (forms, whose scripts are
 * loaded before it) or right away. A button pressed or a form sent before hydration is done
 * is pressed or sent again right after it, so nothing is lost; links and what the browser does by itself (menus,
 * `<details>`) need not wait. A page in translation is taken over only when a button needs it, or a form page.
 */
export function hydrateOnIntent(loadPage: LoadPage): void {
  const when = triggerOfPage()
  const signs = when === 'presence' ? presences : intents
  const load = memoized(loadPage)
  let begun = false
  const begin = (): void => {
    if (begun) return
    begun = true
    for (const sign of signs) removeEventListener(sign, onSign, true)
    load()
      .then((takeOver) => takeOver())
      .catch((error: unknown) => {
        // The page stays what it was, a document with working links; buttons must not wait for ever.
        reportError(error)
        stopDeferring()
      })
  }
  const onSign = (event: Event): void => {
    if (when === 'presence' || (reaches(event.target) && !isTranslated())) begin()
  }
  const stopDeferring = repeatAfterHydration(begin, when)
  for (const sign of signs) addEventListener(sign, onSign, { capture: true, passive: true })
  // After the first paint, which must not wait for it.
  if (when === 'now') requestAnimationFrame(() => setTimeout(begin))
  // Ahead of the first touch; what fails is tried again then.
  if (when === 'presence') whenLoaded(() => void load().catch(() => undefined))
}

function triggerOfPage(): HydrationTrigger {
  const deferred = document.getElementById(routeModulesElementId)?.textContent
  return deferred ? (JSON.parse(deferred) as DeferredRouteModules).when : 'now'
}

/** Loads once, and again only after a failure. */
function memoized(loadPage: LoadPage): LoadPage {
  let loading: ReturnType<LoadPage> | undefined
  return () => {
    loading ??= loadPage().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
}

function reaches(target: EventTarget | null): boolean {
  const reached = target instanceof Element ? target.closest(reachable) : null
  return reached !== null && !reached.closest(answeredEarly)
}

function whenLoaded(then: () => void): void {
  if (document.readyState === 'complete') then()
  else addEventListener('load', () => setTimeout(then), { once: true })
}
