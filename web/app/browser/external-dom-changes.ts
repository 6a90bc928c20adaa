import { tolerateTranslatedNodes } from '@seneb/ui/translated-nodes'

import { hydratedEvent } from './page-events.js'

/**
 * Tolerates DOM changes by browser translators, which many patients use, and by extensions, all unknown to React. React
 * crashes when nodes are not where it put them (facebook/react#11538). After changes before hydration, it renders the
 * whole page again. This file contains everything that keeps such a page working.
 */
export function tolerateExternalDomChanges(page: Document): void {
  tolerateTranslatedNodes(Node.prototype)
  restoreRootAttributes(page)
  storeFormsUntilHydrated(page)
}

/**
 * Restores the attributes of `<html>` after React has rendered the whole page again: theme, cookie choice, language.
 * Runs before other hydration listeners, because they may change these attributes.
 */
export function restoreRootAttributes(page: Document): void {
  const { documentElement: root, body } = page
  const firstChild = body.firstElementChild
  const readAttributes = () => [...root.attributes].map(({ name, value }) => [name, value] as const)
  let attributes = readAttributes()
  // People go on while React is at work.
  const observer = new MutationObserver(() => {
    if (firstChild?.isConnected) attributes = readAttributes()
  })
  observer.observe(root, { attributes: true })
  const restore = (): void => {
    observer.disconnect()
    if (firstChild?.isConnected) return
    for (const [name, value] of attributes) if (!root.hasAttribute(name)) root.setAttribute(name, value)
  }
  addEventListener(hydratedEvent, restore, { once: true, capture: true })
}

let formsBefore: readonly HTMLFormElement[] = []

/** Stores the document's forms with their typed values until hydration. */
function storeFormsUntilHydrated(page: Document): void {
  formsBefore = [...page.forms]
  addEventListener(hydratedEvent, () => (formsBefore = []), { once: true })
}

/**
 * Returns the values typed into a form before hydration. This also works when React has since re-rendered the page and
 * replaced that form by a new one at its position.
 */
export function valuesBeforeHydration(form: HTMLFormElement): FormData {
  const index = [...document.forms].indexOf(form)
  return new FormData(formsBefore[index] ?? form)
}
