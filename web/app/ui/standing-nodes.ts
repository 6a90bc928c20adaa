import { useCallback, useState, type RefCallback } from 'react'

/** What to give to an element so that React leaves its content alone. */
interface StandingProps {
  readonly ref: RefCallback<HTMLElement>
  readonly suppressHydrationWarning: true
  readonly dangerouslySetInnerHTML: { readonly __html: string }
}

/** Tells React that what is within is none of its business. */
const unread = { __html: '' }

/**
 * Lets an element stand as the server wrote it; undefined when the document has none of this id. Where a translator or an
 * extension changed the page before React came, React writes all of it anew: the very nodes move over then, with whatever
 * was done to them. Markup as text would be refused (S5).
 */
export function useStandingNodes(id: string): StandingProps | undefined {
  const [nodes] = useState(() => nodesOf(id))
  const moveIn = useCallback(
    (place: HTMLElement | null) => {
      if (nodes && place?.childNodes.length === 0) place.append(...nodes)
    },
    [nodes],
  )
  return nodes && { ref: moveIn, suppressHydrationWarning: true, dangerouslySetInnerHTML: unread }
}

function nodesOf(id: string): readonly Node[] | undefined {
  const element = typeof document === 'undefined' ? null : document.getElementById(id)
  return element ? [...element.childNodes] : undefined
}
