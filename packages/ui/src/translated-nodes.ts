/**
 * Lets React go on where a translator or an extension has moved a node, instead of ending the page with an error
 * (facebook/react#11538).
 */
export function tolerateTranslatedNodes(nodes: Node): void {
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
