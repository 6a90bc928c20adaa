import { Button } from '@seneb/ui/button'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Outlet, useLocation, useMatch, useNavigate } from 'react-router'

import { useEnquiryFilter } from '../features/enquiries/enquiry-filter.js'
import { EnquiryFilters } from '../features/enquiries/enquiry-filters.js'
import { ListedEnquiries } from '../features/enquiries/listed-enquiries.js'
import { focusRow } from '../features/enquiries/focus-row.js'
import { useRowKeys } from '../features/enquiries/use-row-keys.js'
import { ViewTabs } from '../features/views/view-tabs.js'
import { DeskClaimNextDocument } from '../graph/generated/enquiry-list/graphql.js'
import { Kbd } from '../keys/kbd.js'
import { holds, useStaffSession } from '../session/staff-session.js'
import { useDeskMutation } from '../session/use-desk-mutation.js'
import { PageHead } from '../ui/page-head.js'
import { useWide } from '../ui/use-wide.js'
import { enquiriesCopy } from '../features/enquiries/enquiries.copy.js'

const copy = enquiriesCopy.enquiriesPage

/**
 * Enquiries of patients: those waiting for a first reply, by the time left, and all others (GEN-07). On wide screens,
 * the open enquiry is beside the list, which stays in place; on narrow ones, it replaces the list.
 */
export function EnquiriesPage() {
  const openId = useMatch('/enquiries/:id')?.params.id
  const isWide = useWide()
  return (
    <div className="desk-beside">
      {(isWide || !openId) && <EnquiryList openId={openId} />}
      {/* At the same position in both layouts, so that React keeps a draft when the window becomes narrower. */}
      <section className="desk-beside-open" aria-label={copy.label} hidden={!isWide && !openId}>
        <Outlet />
        {!openId && <NothingOpen />}
      </section>
    </div>
  )
}

function NothingOpen() {
  return (
    <div className="desk-panel desk-beside-none">
      <p className="desk-empty">
        {copy.nothingIsOpen} <kbd className="desk-kbd">j</kbd> {copy.and} <kbd className="desk-kbd">k</kbd> {copy.text}{' '}
        <kbd className="desk-kbd">Enter</kbd> {copy.opens} <kbd className="desk-kbd">?</kbd> {copy.showsAllKeys}
      </p>
    </div>
  )
}

function EnquiryList({ openId }: { readonly openId: string | undefined }) {
  const { viewer } = useStaffSession()
  const [filter, setFilter] = useEnquiryFilter()
  const [search, setSearch] = useState('')
  const { search: filtered } = useLocation()
  useFocusOfClosed(openId)
  const mayWork = viewer ? holds(viewer, 'ENQUIRY_WORK') : false
  return (
    <>
      <div className="desk-beside-top">
        <PageHead title={copy.title}>{mayWork ? <ClaimNext /> : <RowKeys />}</PageHead>
        <ViewTabs filter={filter} search={search} onFilter={setFilter} />
        <EnquiryFilters filter={filter} onFilter={setFilter} onSearch={setSearch} />
      </div>
      <div className="desk-beside-list">
        <ListedEnquiries
          filter={filter}
          search={search}
          openId={openId}
          toOf={({ id }) => ({ pathname: `/enquiries/${id}`, search: filtered })}
        />
      </div>
    </>
  )
}

/** Closing an enquiry returns the focus to its row. */
function useFocusOfClosed(openId: string | undefined): void {
  const last = useRef(openId)
  useEffect(() => {
    if (last.current && !openId) focusRow(last.current)
    last.current = openId
  }, [openId])
}

function RowKeys() {
  useRowKeys(undefined)
  return null
}

function ClaimNext() {
  const navigate = useNavigate()
  const { search } = useLocation()
  const [isNone, setNone] = useState(false)
  const { mutate, isBusy, error } = useDeskMutation(
    DeskClaimNextDocument,
    ({ claimNextCareEnquiry }) => claimNextCareEnquiry,
  )
  const claim = useCallback(async () => {
    const done = await mutate({})
    if (!done) return
    setNone(!done.id)
    if (done.id) void navigate({ pathname: `/enquiries/${done.id}`, search })
  }, [mutate, navigate, search])
  useRowKeys(() => void claim())
  return (
    <>
      <span role="status" className="desk-small">
        {error?.message ?? (isNone ? copy.noneToClaim : '')}
      </span>
      <Button variant="gold" isBusy={isBusy} aria-keyshortcuts="n" onClick={() => void claim()}>
        {copy.claimNext} <Kbd>n</Kbd>
      </Button>
    </>
  )
}
