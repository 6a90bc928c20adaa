import { tolerateTranslatedNodes } from '@seneb/ui/translated-nodes'

import { hydratedEvent } from '../hydration/hydrated-event.js'

/**
 * Browsers' translators, by which many patients read the site, and extensions change the DOM without React's knowledge.
 * React ends a page whose nodes are not where it had put them (facebook/react#11538). Changed before hydration, it renders
 * the whole page again; everything that keeps such a page going stands in this file.
 */
export function tolerateExternalDomChanges(page: Document): void {
  tolerateTranslatedNodes(Node.prototype)
  restoreRootAttributes(page)
  rememberFormsUntilHydrated(page)
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

let formsBefore: readonly HTMLFormElement[] = []

/** Remembers the forms of the document, with what is typed into them, until hydration. */
function rememberFormsUntilHydrated(page: Document): void {
  formsBefore = [...page.forms]
  addEventListener(hydratedEvent, () => (formsBefore = []), { once: true })
}

/**
 * Returns the values typed into a form before hydration. This also works when React has since re-rendered the page and
 * replaced that form by a new one at its position.
 */
export function valuesBeforeHydration(form: HTMLFormElement): FormData {
  const place = [...document.forms].indexOf(form)
  return new FormData(formsBefore[place] ?? form)
}
