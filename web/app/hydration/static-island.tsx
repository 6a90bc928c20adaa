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
 * Returns props with which an element keeps the server's nodes; undefined when the document lacks this id. After
 * changes by a translator or extension, React renders the whole page again; the original nodes are then moved into the
 * new element. Markup as text would be refused (S5).
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
 * Server-rendered markup that the early scripts handle: React neither reads nor changes it, so none of its code delays
 * the form (P5). Pass `children` under `import.meta.env.SSR` only.
 */
export function StaticIsland({ id, children }: StaticIslandProps) {
  return import.meta.env.SSR ? <div id={id}>{children}</div> : <ServerMarkup id={id} />
}

function ServerMarkup({ id }: { readonly id: string }) {
  return <div id={id} {...useServerMarkup(id)} />
}
