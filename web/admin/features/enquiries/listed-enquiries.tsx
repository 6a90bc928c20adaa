import { Button } from '@seneb/ui/button'
import type { To } from 'react-router'

import { ErrorView } from '../../session/error-view.js'
import { SkeletonRows } from '../../ui/skeleton-rows.js'
import { enquiriesCopy } from './enquiries.copy.js'
import type { EnquiryListFilter } from './enquiry-filter.js'
import { EnquiryRows } from './enquiry-rows.js'
import type { Enquiry } from '../../enquiry/enquiry.js'
import { useEnquiryPages } from './use-enquiry-pages.js'

const copy = enquiriesCopy.listedEnquiries

interface ListedEnquiriesProps {
  readonly filter: EnquiryListFilter
  readonly search: string
  /** Enquiry that is open beside the list. */
  readonly openId: string | undefined
  readonly toOf: (enquiry: Enquiry) => To
}

/** Shows the matching enquiries page by page, or the reason for an empty list. */
export function ListedEnquiries({ filter, openId, search, toOf }: ListedEnquiriesProps) {
  const { hasMore, isLoading, items: enquiries, list, reload, readMore, error } = useEnquiryPages(filter, search)
  return (
    <>
      {error && <ErrorView error={error} onRetry={() => void reload()} />}
      {!enquiries && !error && <SkeletonRows />}
      {enquiries && (
        <section className="desk-panel" aria-label={copy.label} aria-busy={isLoading}>
          <EnquiryRows enquiries={enquiries} openId={openId} toOf={toOf} />
          {enquiries.length === 0 && (
            <p className="desk-empty">{hasMore ? moreText : emptyText(filter.show, search)}</p>
          )}
        </section>
      )}
      {search && enquiries && <p className="desk-small mt-2">{copy.text}</p>}
      {list?.isPartial && enquiries && (
        <p className="desk-small mt-2" role="status">
          {copy.thereAreMoreMatchesThan}
        </p>
      )}
      {hasMore && (
        <Button className="my-4" isBusy={isLoading} onClick={readMore}>
          {copy.showMore}
        </Button>
      )}
    </>
  )
}

/** Shown when a searched part of the list had no match. */
const moreText = copy.noMatchesSoFar

function emptyText(show: string, search: string): string {
  if (search) return copy.noMatchesTry
  if (show === 'UNDELIVERED') return copy.allDelivered
  if (show === 'NEW_MESSAGES') return copy.noNewMessages
  if (show === 'DUE_FOR_ERASURE') return copy.noEnquiriesAreDue
  return show === 'DUE' ? copy.noneWaiting : copy.enquiryNotFound
}
