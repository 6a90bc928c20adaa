import { Button } from '@seneb/ui/button'
import type { To } from 'react-router'

import { RefusalView } from '../../session/refusal-view.js'
import { SkeletonRows } from '../../ui/skeleton-rows.js'
import type { EnquiryFilter } from './enquiry-filter.js'
import { EnquiryRows } from './enquiry-rows.js'
import { useEnquiryPages, type Enquiry } from './use-enquiry-pages.js'

interface ListedEnquiriesProps {
  readonly filter: EnquiryFilter
  readonly search: string
  /** The one that is open beside the list. */
  readonly openId: string | undefined
  readonly toOf: (enquiry: Enquiry) => To
}

/** The enquiries that are meant, page by page, or why there are none. */
export function ListedEnquiries({ filter, openId, search, toOf }: ListedEnquiriesProps) {
  const { enquiries, hasMore, isLoading, isPartial, readAnew, readMore, refusal } = useEnquiryPages(filter, search)
  return (
    <>
      {refusal && <RefusalView refusal={refusal} onRetry={readAnew} />}
      {!enquiries && !refusal && <SkeletonRows />}
      {enquiries && (
        <section className="desk-panel" aria-label="List of enquiries" aria-busy={isLoading}>
          <EnquiryRows enquiries={enquiries} openId={openId} toOf={toOf} />
          {enquiries.length === 0 && (
            <p className="desk-empty">{hasMore ? moreWords : nothingWords(filter.show, search)}</p>
          )}
        </section>
      )}
      {search && enquiries && <p className="desk-small mt-2">Found in all enquiries, whatever the filters show.</p>}
      {isPartial && enquiries && (
        <p className="desk-small mt-2" role="status">
          There are more matches than are shown. Add another word to narrow them down.
        </p>
      )}
      {hasMore && (
        <Button className="my-4" isBusy={isLoading} onClick={readMore}>
          Show more
        </Button>
      )}
    </>
  )
}

/** A part of the list was looked through, and nothing in it fits. */
const moreWords = 'No matches so far. Show more to keep searching.'

function nothingWords(show: string, search: string): string {
  if (search) return 'No matches. Try the start of a reference, a name, an email address or a phone number.'
  if (show === 'UNDELIVERED') return 'Every answer has arrived or is on its way.'
  if (show === 'ERASED_SOON') return 'No enquiries are due for automatic erasure within a month.'
  return show === 'DUE' ? 'Nobody is waiting for a first answer.' : 'Enquiry not found.'
}
