import { useCallback, useState, type ReactNode, type RefCallback } from 'react'

/** Props for an element whose content React must leave alone. */
interface ServerMarkupProps {
  readonly ref: RefCallback<HTMLElement>
  readonly suppressHydrationWarning: true
  readonly dangerouslySetInnerHTML: { readonly __html: string }
}

/** With any HTML here, React neither reads nor writes the content. */
const anyHtml = { __html: '' }

/**
 * Props by which an element retains the nodes that the server wrote; undefined when the document has none of this id. Where
 * a translator or an extension changed the page before hydration, React renders all of it again: the very nodes are moved
 * into the new element then, with whatever was done to them. Markup as text would be refused (S5).
 */
export function useServerMarkup(id: string): ServerMarkupProps | undefined {
  const [nodes] = useState(() => nodesOf(id))
  const moveIn = useCallback(
    (container: HTMLElement | null) => {
      if (nodes && container?.childNodes.length === 0) container.append(...nodes)
    },
    [nodes],
  )
  return nodes && { ref: moveIn, suppressHydrationWarning: true, dangerouslySetInnerHTML: anyHtml }
}

function nodesOf(id: string): readonly Node[] | undefined {
  const element = typeof document === 'undefined' ? null : document.getElementById(id)
  return element ? [...element.childNodes] : undefined
}

interface StaticIslandProps {
  readonly id: string
  /** Server-rendered content; absent from the browser build, so that its code is not sent. */
  readonly children: ReactNode
}

/**
 * Markup that the server writes and the early scripts answer: React neither reads nor changes it, so none of its code
 * has to come before a form can answer (P5). Give it `children` under `import.meta.env.SSR` only.
 */
export function StaticIsland({ id, children }: StaticIslandProps) {
  return import.meta.env.SSR ? <div id={id}>{children}</div> : <ServerMarkup id={id} />
}

function ServerMarkup({ id }: { readonly id: string }) {
  return <div id={id} {...useServerMarkup(id)} />
}
