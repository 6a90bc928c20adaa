import { DeskDueNextDocument } from '../../graph/generated/my-day/graphql.js'
import { ErrorView } from '../../session/error-view.js'
import { useResult } from '../../session/use-result.js'
import { SkeletonRows } from '../../ui/skeleton-rows.js'
import { enquiryRowsCopy } from './enquiry-rows.copy.js'
import { ShortList } from './short-list.js'

const copy = enquiryRowsCopy.dueNext

/** Enquiries waiting for a first reply, least time left first. */
export function DueNext() {
  const { data, error, refetch } = useResult(DeskDueNextDocument, {}, { isLive: true })
  if (error) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows />
  return (
    <ShortList
      title={copy.title}
      enquiries={data.careEnquiries.nodes}
      none={copy.none}
      all={{ to: '/enquiries', label: copy.allByDueTime }}
    />
  )
}
