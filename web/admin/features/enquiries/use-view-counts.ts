import { DeskEnquiryCountsDocument, type EnquiryFilter } from '../../graph/generated/enquiry-list/graphql.js'
import { useResult } from '../../session/use-result.js'
import { formatCount } from './format-count.js'

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

function inBrackets(count: number | undefined): string {
  return count === undefined ? '' : ` (${formatCount(count)})`
}
