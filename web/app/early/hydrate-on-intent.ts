import { routeModulesElementId, type HeldRouteModules, type HydrationMoment } from './route-modules.js'

/** What a person may reach for; touching, hovering, focusing or typing into one of these is intent. */
const reachable = 'a[href], button, input, select, textarea, summary, label, [tabindex]:not([tabindex="-1"])'
/** Answered by the early script itself: neither held back for React nor a reason to load it. */
const answeredEarly = '[data-early], [commandfor]'
const intents = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'] as const
/** That somebody is there at all. */
const presences = [...intents, 'pointermove', 'wheel', 'scroll'] as const

/** Loads React, the router and the page's own code; gives what lets React take over the document. */
export type LoadPage = () => Promise<() => void>

/**
 * Lets React take over the page when a person first reaches for something on it; on pages that say so at the first sign
 * of somebody (forms, which are loaded by then) or right away. A button pressed or a form sent before hydration is done
 * is pressed or sent again right after it, so nothing is lost; links and what the browser does by itself (menus,
 * `<details>`) need not wait. A page in translation is taken over only when a button needs it, or a form page.
 */
export function hydrateOnIntent(loadPage: LoadPage): void {
  const when = momentOfPage()
  const signs = when === 'presence' ? presences : intents
  const load = kept(loadPage)
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
        stopHolding()
      })
  }
  const onSign = (event: Event): void => {
    if (when === 'presence' || (reaches(event.target) && !isTranslated())) begin()
  }
  const stopHolding = repeatAfterHydration(begin, when)
  for (const sign of signs) addEventListener(sign, onSign, { capture: true, passive: true })
  // After the first paint, which must not wait for it.
  if (when === 'now') requestAnimationFrame(() => setTimeout(begin))
  // In calm, so that the first touch finds everything there; what fails is tried again then.
  if (when === 'presence') whenLoaded(() => void load().catch(() => undefined))
}

function momentOfPage(): HydrationMoment {
  const held = document.getElementById(routeModulesElementId)?.textContent
  return held ? (JSON.parse(held) as HeldRouteModules).when : 'now'
}

/** Loads once, and again only after a failure. */
function kept(loadPage: LoadPage): LoadPage {
  let loading: ReturnType<LoadPage> | undefined
  return () => {
    loading ??= loadPage().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
}

/**
 * True when the browser or an extension has put other words into the page: React could only write all of it anew, so a
 * page that works as a document stays one. The link that comes first is asked whether it still says what was written.
 */
function isTranslated(): boolean {
  const link = document.querySelector<HTMLElement>('[data-written]')
  return link !== null && link.textContent !== link.dataset['written']
}

function reaches(target: EventTarget | null): boolean {
  const reached = target instanceof Element ? target.closest(reachable) : null
  return reached !== null && !reached.closest(answeredEarly)
}

function whenLoaded(then: () => void): void {
  if (document.readyState === 'complete') then()
  else addEventListener('load', () => setTimeout(then), { once: true })
}

/** Told by the root component once React answers. */
export const hydratedEvent = 'seneb:hydrated'

/** Holds clicks and submits that only React can answer, and repeats the last one after hydration. */
function repeatAfterHydration(begin: () => void, when: HydrationMoment): () => void {
  let repeat: (() => void) | undefined
  const hold = (event: Event): void => {
    const repeated = repetitionOf(event)
    // A form in a page in translation is sent as the document it is; what was typed would be lost with the page.
    const isForDocument = event instanceof SubmitEvent && when === 'intent' && isTranslated()
    if (!repeated || isForDocument) return
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
    if (!(form instanceof HTMLFormElement)) return undefined
    const inPlace = inPlaceOf(form, 'form')
    return () => (form.isConnected ? form.requestSubmit(submitter) : inPlace()?.requestSubmit())
  }
  // A button of type `button` without a native command has nothing but React to answer it.
  const button = event.target instanceof Element ? event.target.closest('button') : null
  if (!button || button.type !== 'button' || button.matches(answeredEarly)) return undefined
  const inPlace = inPlaceOf(button, 'button')
  return () => (button.isConnected ? button : inPlace())?.click()
}

/** Finds what stands in the place of an element where React had to write the page anew. */
function inPlaceOf<Name extends 'button' | 'form'>(element: HTMLElementTagNameMap[Name], name: Name) {
  const place = [...document.querySelectorAll(name)].indexOf(element)
  return () => document.querySelectorAll(name)[place]
}
