import { careCountLimit } from '@seneb/contracts/vocabulary/care-enquiries'

import { DeskEnquiryCountsDocument, type EnquiryFilter } from '../../graph/generated/enquiries/graphql.js'
import { useResult } from '../../session/use-result.js'
import { enquiryRowsCopy } from './enquiry-rows.copy.js'

const copy = enquiryRowsCopy.useViewCounts

/** Returns a function that formats the number of enquiries of a view, if it is counted and loaded. */
export function useViewCounts(): (view: EnquiryFilter) => string {
  const { data } = useResult(DeskEnquiryCountsDocument, {}, { isLive: true })
  const counts = data?.careEnquiryCounts
  return (view) => {
    if (view === 'DUE') return inBrackets(counts?.due)
    if (view === 'PLAN_DECIDED') return inBrackets(counts?.plansDecided)
    if (view === 'NEW_MESSAGES') return inBrackets(counts?.newMessages)
    return view === 'UNDELIVERED' ? inBrackets(counts?.undelivered) : ''
  }
}

/** A count as people read it, which ends at a limit. */
export function formatCount(count: number): string {
  return count >= careCountLimit ? copy.orMore(careCountLimit) : `${count}`
}

function inBrackets(count: number | undefined): string {
  return count === undefined ? '' : ` (${formatCount(count)})`
}
