import { hydratedEvent } from './early/page-signals.js'
import { rememberForms } from './ui/typed-before.js'

/**
 * What a translator or an extension does to a page is done behind React's back. Where it came first, React writes the
 * page anew; where it came later, a node that React wants to change may stand somewhere else by then.
 */

/** Lets React go on where a node is no longer where React had put it, instead of ending the page with an error. */
export function bearForeignHands(nodes: Node): void {
  const removeChild = Reflect.get(nodes, 'removeChild') as (this: Node, child: Node) => void
  const insertBefore = Reflect.get(nodes, 'insertBefore') as (this: Node, child: Node, before: Node | null) => void
  nodes.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this) removeChild.call(this, child)
    return child
  }
  nodes.insertBefore = function <Child extends Node>(this: Node, child: Child, before: Node | null): Child {
    insertBefore.call(this, child, before?.parentNode === this ? before : null)
    return child
  }
}

/** Keeps what is typed into the forms of the document until React has it (`typedBefore`). */
export function keepForms(page: Document): void {
  rememberForms(page.forms)
  addEventListener(hydratedEvent, () => rememberForms([]), { once: true })
}

/**
 * Gives `<html>` back what it said before React had to write the page anew: theme, choice about cookies, language. Before
 * anybody else hears that React is there, because they may change what it says.
 */
export function keepRootAttributes(page: Document): void {
  const { documentElement: root, body } = page
  const witness = body.firstElementChild
  const saidNow = () => [...root.attributes].map(({ name, value }) => [name, value] as const)
  let said = saidNow()
  // People go on while React is at work.
  const observer = new MutationObserver(() => {
    if (witness?.isConnected) said = saidNow()
  })
  observer.observe(root, { attributes: true })
  const giveBack = (): void => {
    observer.disconnect()
    if (witness?.isConnected) return
    for (const [name, value] of said) if (!root.hasAttribute(name)) root.setAttribute(name, value)
  }
  addEventListener(hydratedEvent, giveBack, { once: true, capture: true })
}
