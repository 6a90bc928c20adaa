import { hydratedEvent } from './hydrated-event.js'
import { rememberForms } from './values-before-hydration.js'

/**
 * Translators and extensions change the DOM without React's knowledge. Before hydration, React renders the whole page
 * again; what they change after it is tolerated (`browser/tolerate-external-dom-changes.ts`).
 */

/** Remembers the forms of the document, with what is typed into them, until hydration (`valuesBeforeHydration`). */
export function rememberFormsUntilHydrated(page: Document): void {
  rememberForms(page.forms)
  addEventListener(hydratedEvent, () => rememberForms([]), { once: true })
}

/**
 * Gives `<html>` back the attributes it had before React rendered the whole page again: theme, choice about cookies,
 * language. Before other listeners hear of the hydration, because they may change them.
 */
export function restoreRootAttributes(page: Document): void {
  const { documentElement: root, body } = page
  const witness = body.firstElementChild
  const attributesNow = () => [...root.attributes].map(({ name, value }) => [name, value] as const)
  let attributes = attributesNow()
  // People go on while React is at work.
  const observer = new MutationObserver(() => {
    if (witness?.isConnected) attributes = attributesNow()
  })
  observer.observe(root, { attributes: true })
  const restore = (): void => {
    observer.disconnect()
    if (witness?.isConnected) return
    for (const [name, value] of attributes) if (!root.hasAttribute(name)) root.setAttribute(name, value)
  }
  addEventListener(hydratedEvent, restore, { once: true, capture: true })
}
