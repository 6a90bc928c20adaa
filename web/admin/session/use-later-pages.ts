import { useState } from 'react'

import type { Refusal } from '../graph/refusal.js'

/** Page of a list, and the cursor of the next page; `next` is undefined on the last one. */
export interface ListPage<Item, Place> {
  readonly items: readonly Item[]
  readonly next: Place | undefined
}

interface LaterOptions<Item, Place> {
  /** Identity of the requested list, as text: pages of another list are never shown with it. */
  readonly of: string
  readonly first: ListPage<Item, Place> | undefined
  readonly keyOf: (item: Item) => string | number
  readonly read: (place: Place) => Promise<ListPage<Item, Place> | { readonly refusal: Refusal }>
}

interface Later<Item, Place> extends ListPage<Item, Place> {
  readonly of: string
  readonly refusal?: Refusal
}

/** Returns a list whose first page is refreshed by the caller and whose later pages are loaded on demand. */
export function useLaterPages<Item, Place>({ first, keyOf, of, read }: LaterOptions<Item, Place>) {
  const [found, setFound] = useState<Later<Item, Place>>()
  const [isReading, setReading] = useState(false)
  const later = found?.of === of ? found : undefined
  const { items, next } = later ?? { items: [], next: first?.next }

  const readMore = async () => {
    if (isReading || next === undefined) return
    setReading(true)
    const page = await read(next)
    setReading(false)
    if ('refusal' in page) setFound({ of, items, next, refusal: page.refusal })
    else setFound({ of, items: [...items, ...page.items], next: page.next })
  }
  const newest = new Set(first?.items.map(keyOf))
  return {
    items: first && [...first.items, ...items.filter((item) => !newest.has(keyOf(item)))],
    hasMore: next !== undefined,
    refusal: later?.refusal,
    isReading,
    readMore: () => void readMore(),
    forget: () => setFound(undefined),
  }
}
