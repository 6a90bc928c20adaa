import { Button } from '@seneb/ui/button'
import type { ReactNode } from 'react'

import type { DeskError } from '../graph/desk-error.js'
import { SkeletonRows } from '../ui/skeleton-rows.js'
import { ErrorView } from './error-view.js'

interface ListPanelProps<Item> {
  readonly label: string
  readonly pages: {
    readonly items: readonly Item[] | undefined
    readonly error: DeskError | undefined
    readonly isLoading: boolean
    readonly hasMore: boolean
    readonly readMore: () => void
    readonly reload: () => Promise<void>
  }
  readonly heading?: string
  /** Shown in place of a list without items. */
  readonly empty: string
  /** Label of the button that reads the next page. */
  readonly more: string
  readonly children: (items: readonly Item[]) => ReactNode
}

/** A list that is read page by page: while it loads, its items or that there are none, and why it cannot be read. */
export function ListPanel<Item>({ children, empty, heading, label, more, pages }: ListPanelProps<Item>) {
  const { error, hasMore, isLoading, items, readMore, reload } = pages
  return (
    <>
      {error && <ErrorView error={error} onRetry={() => void reload()} />}
      {!items && !error && <SkeletonRows />}
      {items && (
        <section className="desk-panel" aria-label={label} aria-busy={isLoading}>
          {heading && (
            <div className="desk-panel-head">
              <h2>{heading}</h2>
            </div>
          )}
          {items.length === 0 ? <p className="desk-empty">{empty}</p> : children(items)}
          {hasMore && (
            <Button variant="quiet" className="m-2" isBusy={isLoading} onClick={readMore}>
              {more}
            </Button>
          )}
        </section>
      )}
    </>
  )
}
