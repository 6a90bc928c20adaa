import { useState } from 'react'

import type { DeskError } from '../graph/desk-error.js'

/** Page of a list, and the cursor of the next page; `next` is undefined on the last one. */
export interface ListPage<Item, Cursor> {
  readonly items: readonly Item[]
  readonly next: Cursor | undefined
}

interface LaterOptions<Item, Cursor> {
  /** Identity of the requested list, as text: pages of another list are never shown with it. */
  readonly of: string
  readonly first: ListPage<Item, Cursor> | undefined
  readonly keyOf: (item: Item) => string | number
  readonly read: (cursor: Cursor) => Promise<ListPage<Item, Cursor> | { readonly error: DeskError }>
}

interface Later<Item, Cursor> extends ListPage<Item, Cursor> {
  readonly of: string
  readonly error?: DeskError
}

/** Returns a list whose first page is refreshed by the caller and whose later pages are loaded on demand. */
export function useLaterPages<Item, Cursor>({ first, keyOf, of, read }: LaterOptions<Item, Cursor>) {
  const [found, setFound] = useState<Later<Item, Cursor>>()
  const [isReading, setReading] = useState(false)
  const later = found?.of === of ? found : undefined
  const { items, next } = later ?? { items: [], next: first?.next }

  const readMore = async () => {
    if (isReading || next === undefined) return
    setReading(true)
    const page = await read(next)
    setReading(false)
    if ('error' in page) setFound({ of, items, next, error: page.error })
    else setFound({ of, items: [...items, ...page.items], next: page.next })
  }
  const newest = new Set(first?.items.map(keyOf))
  return {
    items: first && [...first.items, ...items.filter((item) => !newest.has(keyOf(item)))],
    hasMore: next !== undefined,
    error: later?.error,
    isReading,
    readMore: () => void readMore(),
    reset: () => setFound(undefined),
  }
}
