import { answeredEarly, repeatAfterHydration } from './repeat-after-hydration.js'
import { routeModulesElementId, type DeferredRouteModules, type HydrationTrigger } from './deferred-route-modules.js'
import { isTranslated } from './is-translated.js'

/** Controls and links; hovering, touching, focusing or typing into one of these is intent. */
const reachable = 'a[href], button, input, select, textarea, summary, label, [tabindex]:not([tabindex="-1"])'
const intents = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'] as const
/** Events that show that a user is present. */
const presences = [...intents, 'pointermove', 'wheel', 'scroll'] as const

/**
 * Loads React, the router and the page's own code; gives what lets React take over the document, or `stale` for one that
 * has been edited since and should come anew.
 */
export type LoadPage = () => Promise<(() => void) | 'stale'>

/**
 * Hydrates the page on user intent; pages whose handle says so at the first event of a user (forms, whose scripts are
 * loaded before it) or right away. A button pressed or a form sent before hydration is done
 * is pressed or sent again right after it, so nothing is lost; links and what the browser does by itself (menus,
 * `<details>`) need not wait. A page in translation is taken over only when a button needs it, or a form page. A stale page
 * comes anew unless that would lose what the person has done on it meanwhile (ADR 180).
 */
export function hydrateOnIntent(loadPage: LoadPage, comeAnew = () => location.reload()): void {
  const when = triggerOfPage()
  const signs = when === 'presence' ? presences : intents
  const load = memoized(loadPage)
  const isInUse = watchUse()
  let begun = false
  const begin = (): void => {
    if (begun) return
    begun = true
    for (const sign of signs) removeEventListener(sign, onSign, true)
    load()
      .then((takeOver) => (takeOver === 'stale' ? standStale() : takeOver()))
      .catch((error: unknown) => {
        // The page stays what it was, a document with working links; what waits goes its own way without React.
        reportError(error)
        deferred.release()
      })
  }
  const standStale = (): void => {
    if (deferred.waiting() === 'form') deferred.release()
    else if (deferred.waiting() === 'button' || !isInUse()) comeAnew()
    else watchForSigns()
  }
  const watchForSigns = (): void => {
    begun = false
    for (const sign of signs) addEventListener(sign, onSign, { capture: true, passive: true })
  }
  const onSign = (event: Event): void => {
    if (when === 'presence' || (reaches(event.target) && !isTranslated())) begin()
  }
  const deferred = repeatAfterHydration(begin, when)
  watchForSigns()
  // After the first paint, which must not wait for it.
  if (when === 'now') requestAnimationFrame(() => setTimeout(begin))
  // Ahead of the first touch; what fails is tried again then.
  if (when === 'presence') whenLoaded(() => void load().catch(() => undefined))
}

function triggerOfPage(): HydrationTrigger {
  const deferred = document.getElementById(routeModulesElementId)?.textContent
  return deferred ? (JSON.parse(deferred) as DeferredRouteModules).when : 'now'
}

/** Loads once, and again only after a failure or when the page was stale. */
function memoized(loadPage: LoadPage): LoadPage {
  let loading: ReturnType<LoadPage> | undefined
  const again = (): void => (loading = undefined)
  return () => {
    loading ??= loadPage()
    loading.then((takeOver) => takeOver === 'stale' && again(), again)
    return loading
  }
}

/** Gives what says whether something was typed into the page or the person is on the way to another. */
function watchUse(): () => boolean {
  let isInUse = false
  // Not of the page's end: with a listener of that, some browsers would not keep the page for the way back.
  for (const use of ['input', 'click', 'submit'])
    addEventListener(use, ({ defaultPrevented, target }) => {
      if (defaultPrevented) return
      isInUse ||= use !== 'click' || (target instanceof Element && target.closest('a[href]') !== null)
    })
  return () => isInUse
}

function reaches(target: EventTarget | null): boolean {
  const reached = target instanceof Element ? target.closest(reachable) : null
  return reached !== null && !reached.closest(answeredEarly)
}

function whenLoaded(then: () => void): void {
  if (document.readyState === 'complete') then()
  else addEventListener('load', () => setTimeout(then), { once: true })
}
