import { viewCountLimit } from '@seneb/contracts/vocabulary/care-enquiries'

import type { SavedViewInput } from '../../graph/generated/view-dialogs/graphql.js'
import type { EnquiryFilter, DeskSavedViewsQuery, EnquiryKind } from '../../graph/generated/views/graphql.js'

export type SavedViews = DeskSavedViewsQuery['savedViews']
export type SavedView = SavedViews['own']['views'][number]
/** Owner of the views: the viewer, or the team. */
export type Owner = 'own' | 'team'

/** Filters of an enquiry list, without its search text. */
export interface ViewFilter {
  readonly show: EnquiryFilter
  readonly kind: EnquiryKind | undefined
  readonly mine: boolean
  readonly unclaimed: boolean
  readonly overdue: boolean
}

export function filterOf({ kind, mine, overdue, show, unclaimed }: SavedView): ViewFilter {
  return { show, mine, unclaimed, overdue, kind: kind ?? undefined }
}

/** Returns the number of enquiries of a view as displayed; a plus sign marks more than 999, or an incomplete count. */
export function countOf({ count, isMore }: Pick<SavedView, 'count' | 'isMore'>): string {
  return `${Math.min(count, viewCountLimit - 1)}${isMore ? '+' : ''}`
}

/** Returns a filter under a name, in the form in which it is saved. */
export function viewOf(name: string, { kind, mine, overdue, show, unclaimed }: ViewFilter): SavedViewInput {
  return { name, show, mine, unclaimed, overdue, ...(kind ? { kind } : {}) }
}

/** Converts a loaded view to the form in which it is saved. */
export function inputOf(view: SavedView): SavedViewInput {
  return viewOf(view.name, filterOf(view))
}

/** Whether a view has the current filter of the list. */
export function isVisible(view: SavedView, filter: ViewFilter): boolean {
  const { kind, mine, overdue, show, unclaimed } = filterOf(view)
  return (
    show === filter.show &&
    kind === filter.kind &&
    mine === filter.mine &&
    unclaimed === filter.unclaimed &&
    overdue === filter.overdue
  )
}
