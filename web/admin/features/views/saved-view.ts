import { viewCountLimit } from '@seneb/contracts/vocabulary/care-enquiries'

import type { CareView, DeskSavedViewsQuery, EnquiryKind, SavedViewInput } from '../../graph/generated/views/graphql.js'

export type SavedViews = DeskSavedViewsQuery['savedViews']
export type SavedView = SavedViews['own']['views'][number]
/** Whose views: one's own, or those of the team. */
export type Owner = 'own' | 'team'

/** Which enquiries a list shows; what is searched for is no part of it. */
export interface ViewFilter {
  readonly show: CareView
  readonly kind: EnquiryKind | undefined
  readonly mine: boolean
  readonly unclaimed: boolean
  readonly overdue: boolean
}

/** What a view shows. */
export function filterOf({ kind, mine, overdue, show, unclaimed }: SavedView): ViewFilter {
  return { show, mine, unclaimed, overdue, kind: kind ?? undefined }
}

/** How many a view shows, as people read it: beyond 999, or where not all were looked through, there are more. */
export function countOf({ count, isMore }: Pick<SavedView, 'count' | 'isMore'>): string {
  return `${Math.min(count, viewCountLimit - 1)}${isMore ? '+' : ''}`
}

/** A filter under a name, as it is saved. */
export function viewOf(name: string, { kind, mine, overdue, show, unclaimed }: ViewFilter): SavedViewInput {
  return { name, show, mine, unclaimed, overdue, ...(kind ? { kind } : {}) }
}

/** A view that was read, as it is saved again. */
export function inputOf(view: SavedView): SavedViewInput {
  return viewOf(view.name, filterOf(view))
}

/** Whether a view shows what the list shows now. */
export function isShown(view: SavedView, filter: ViewFilter): boolean {
  const { kind, mine, overdue, show, unclaimed } = filterOf(view)
  return (
    show === filter.show &&
    kind === filter.kind &&
    mine === filter.mine &&
    unclaimed === filter.unclaimed &&
    overdue === filter.overdue
  )
}
