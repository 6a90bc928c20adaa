import { useCallback, useState } from 'react'
import { useNavigate } from 'react-router'

import { useEnquiryFilter } from '../features/enquiries/enquiry-filter.js'
import { EnquiryFilters } from '../features/enquiries/enquiry-filters.js'
import { EnquiryRows } from '../features/enquiries/enquiry-rows.js'
import { useEnquiryPages } from '../features/enquiries/use-enquiry-pages.js'
import { useRowKeys } from '../features/enquiries/use-row-keys.js'
import { ViewTabs } from '../features/views/view-tabs.js'
import { DeskClaimNextDocument } from '../graph/generated/operations.js'
import { RefusalView } from '../session/refusal-view.js'
import { holds, useStaffSession } from '../session/staff-session.js'
import { useAct } from '../session/use-act.js'
import { DeskButton } from '../ui/desk-button.js'
import { PageHead } from '../ui/page-head.js'
import { SkeletonRows } from '../ui/skeleton-rows.js'

/** The enquiries of patients: who waits for a first answer, by the time that is left, and all others (GEN-07). */
export function EnquiriesPage() {
  const { viewer } = useStaffSession()
  const [filter, setFilter] = useEnquiryFilter()
  const [search, setSearch] = useState('')
  const { enquiries, hasMore, isLoading, readAnew, readMore, refusal } = useEnquiryPages(filter, search)
  const mayWork = viewer ? holds(viewer, 'ENQUIRY_WORK') : false
  return (
    <>
      <PageHead title="Enquiries">{mayWork ? <ClaimNext /> : <RowKeys />}</PageHead>
      <ViewTabs filter={filter} search={search} onFilter={setFilter} />
      <EnquiryFilters filter={filter} onFilter={setFilter} onSearch={setSearch} />
      {refusal && <RefusalView refusal={refusal} onRetry={readAnew} />}
      {!enquiries && !refusal && <SkeletonRows />}
      {enquiries && (
        <section className="desk-panel" aria-label="List of enquiries" aria-busy={isLoading}>
          <EnquiryRows enquiries={enquiries} />
          {enquiries.length === 0 && <p className="desk-empty">{nothingWords(filter.show, search)}</p>}
        </section>
      )}
      {hasMore && (
        <DeskButton className="mt-4" isBusy={isLoading} onClick={readMore}>
          Show more
        </DeskButton>
      )}
    </>
  )
}

function nothingWords(show: string, search: string): string {
  if (search) return 'Nothing is called so. A reference, a name, an address or a number is found by how it begins.'
  if (show === 'UNDELIVERED') return 'Every answer arrived, or is on its way.'
  return show === 'DUE' ? 'Nobody waits for a first answer.' : 'There is no such enquiry.'
}

function RowKeys() {
  useRowKeys(undefined)
  return null
}

function ClaimNext() {
  const navigate = useNavigate()
  const [isNone, setNone] = useState(false)
  const { act, isBusy, refusal } = useAct(DeskClaimNextDocument, ({ claimNextCareEnquiry }) => claimNextCareEnquiry)
  const claim = useCallback(async () => {
    const done = await act({})
    if (!done) return
    if (done.id) void navigate(`/enquiries/${done.id}`)
    else setNone(true)
  }, [act, navigate])
  useRowKeys(() => void claim())
  return (
    <>
      <span role="status" className="desk-small">
        {refusal?.message ?? (isNone ? 'Nobody waits unclaimed.' : '')}
      </span>
      <DeskButton tone="gold" isBusy={isBusy} onClick={() => void claim()}>
        Claim next <kbd className="desk-kbd">n</kbd>
      </DeskButton>
    </>
  )
}
