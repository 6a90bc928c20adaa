import { useCallback, useState, type RefCallback } from 'react'

/** What to give to an element so that React leaves its content alone. */
interface ServerMarkupProps {
  readonly ref: RefCallback<HTMLElement>
  readonly suppressHydrationWarning: true
  readonly dangerouslySetInnerHTML: { readonly __html: string }
}

/** Any HTML will do: with it, React neither reads nor writes what is within. */
const anyHtml = { __html: '' }

/**
 * Props by which an element retains the nodes that the server wrote; undefined when the document has none of this id. Where
 * a translator or an extension changed the page before hydration, React renders all of it again: the very nodes are moved
 * into the new element then, with whatever was done to them. Markup as text would be refused (S5).
 */
export function useServerMarkup(id: string): ServerMarkupProps | undefined {
  const [nodes] = useState(() => nodesOf(id))
  const moveIn = useCallback(
    (place: HTMLElement | null) => {
      if (nodes && place?.childNodes.length === 0) place.append(...nodes)
    },
    [nodes],
  )
  return nodes && { ref: moveIn, suppressHydrationWarning: true, dangerouslySetInnerHTML: anyHtml }
}

function nodesOf(id: string): readonly Node[] | undefined {
  const element = typeof document === 'undefined' ? null : document.getElementById(id)
  return element ? [...element.childNodes] : undefined
}
