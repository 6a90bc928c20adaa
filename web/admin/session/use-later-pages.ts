import { useEffect, useRef, useState } from 'react'

import type { DeskError } from '../graph/desk-error.js'
import { useLatest } from './use-latest.js'

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
  /** Reads the page after a cursor; in the background when the desk does so by itself. */
  readonly read: (
    cursor: Cursor,
    isBackground: boolean,
  ) => Promise<ListPage<Item, Cursor> | { readonly error: DeskError }>
}

interface Later<Item, Cursor> extends ListPage<Item, Cursor> {
  readonly of: string
  /** Cursor at which the first of these pages begins. */
  readonly start: Cursor | undefined
  readonly count: number
  readonly error: DeskError | undefined
}

/**
 * Returns a list whose first page is refreshed by the caller and whose later pages are loaded on demand. They are
 * loaded again when the first page ends elsewhere, so that no row is lost between them.
 */
export function useLaterPages<Item, Cursor>({ first, keyOf, of, read }: LaterOptions<Item, Cursor>) {
  const [found, setFound] = useState<Later<Item, Cursor>>()
  const [reading, setReading] = useState<'background' | 'shown'>()
  const run = useRef(0)
  const none: Later<Item, Cursor> = { of, start: first?.next, count: 0, items: [], next: first?.next, error: undefined }
  const later = found?.of === of ? found : none

  /** Reads pages after the given ones, each from where the one before ends now. */
  const readAfter = async (from: Later<Item, Cursor>, count: number, isBackground: boolean) => {
    // A later run replaces one that is going on.
    const number = ++run.current
    setReading(isBackground ? 'background' : 'shown')
    let { items, next } = from
    let error: DeskError | undefined
    for (let left = count; left > 0 && next !== undefined && !error; left--) {
      const page = await read(next, isBackground)
      if (run.current !== number) return
      if ('error' in page) error = page.error
      else {
        items = [...items, ...page.items]
        next = page.next
      }
    }
    setReading(undefined)
    // Rows that were read before stay when they cannot be read again.
    if (error) setFound({ ...later, start: from.start, error })
    else setFound({ ...from, count: from.count + count, items, next, error: undefined })
  }
  const readMore = async () => {
    if (reading !== 'shown' && later.next !== undefined) await (later.error ? readAgain() : readAfter(later, 1, false))
  }
  const latest = useLatest({ later, none, readAfter })
  const readAgain = async (isBackground = false) => {
    const { later: shown, none: begun, readAfter: readPages } = latest.current
    if (shown.count === 0) setFound(undefined)
    else await readPages(begun, shown.count, isBackground)
  }
  const isMoved = first !== undefined && later.start !== first.next
  useEffect(() => {
    if (isMoved && !reading) void readAgain(true)
  }, [isMoved, reading])
  const newest = new Set(first?.items.map(keyOf))
  return {
    items: first && [...first.items, ...later.items.filter((item) => !newest.has(keyOf(item)))],
    hasMore: later.next !== undefined,
    error: later.error,
    isReading: reading === 'shown',
    readMore: () => void readMore(),
    /** Reads the later pages that are shown again, after the first one. */
    readAgain: () => readAgain(),
  }
}
