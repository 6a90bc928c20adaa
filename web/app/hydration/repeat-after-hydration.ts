import { hydratedEvent } from './hydrated-event.js'
import type { HydrationTrigger } from './deferred-route-modules.js'
import { isTranslated } from './is-translated.js'

/** Answered by the early script itself: neither deferred until hydration nor a reason for it. */
export const answeredEarly = '[data-early], [commandfor]'

/** The press or submit that was stopped last and waits for React. */
interface Deferred {
  readonly waiting: () => 'button' | 'form' | undefined
  /** Stops nothing any more and lets go what waits: a form is then sent as the document it is. */
  readonly release: () => void
}

/** Stops clicks and submits that only React can answer, and repeats the last one after hydration. */
export function repeatAfterHydration(begin: () => void, when: HydrationTrigger): Deferred {
  let waiting: { readonly kind: 'button' | 'form'; readonly repeat: () => void } | undefined
  const defer = (event: Event): void => {
    const repeated = repetitionOf(event)
    // A form in a page in translation is sent as the document it is; what was typed would be lost with the page.
    const isForDocument = event instanceof SubmitEvent && when === 'intent' && isTranslated()
    if (!repeated || isForDocument) return
    event.preventDefault()
    event.stopImmediatePropagation()
    waiting = { kind: event instanceof SubmitEvent ? 'form' : 'button', repeat: repeated }
    begin()
  }
  const release = (): void => {
    removeEventListener('click', defer, true)
    removeEventListener('submit', defer, true)
    removeEventListener(hydratedEvent, release)
    waiting?.repeat()
    waiting = undefined
  }
  addEventListener('click', defer, true)
  addEventListener('submit', defer, true)
  addEventListener(hydratedEvent, release)
  return { waiting: () => waiting?.kind, release }
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
