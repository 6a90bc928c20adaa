/**
 * Lets React go on where a node is no longer where React had put it, instead of ending the page with an error: translators
 * and extensions change the DOM without React's knowledge.
 */
export function tolerateExternalDomChanges(nodes: Node): void {
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
