import { DeskDueNextDocument } from '../../graph/generated/my-day/graphql.js'
import { ErrorView } from '../../session/refusal-view.js'
import { useResult } from '../../session/use-answer.js'
import { SkeletonRows } from '../../ui/skeleton-rows.js'
import { enquiryRowsCopy } from './enquiry-rows.copy.js'
import { ShortList } from './short-list.js'

const copy = enquiryRowsCopy.dueNext

/** Enquiries waiting for a first reply, least time left first. */
export function DueNext() {
  const { data, refusal, refetch } = useResult(DeskDueNextDocument, {}, { isLive: true })
  if (refusal) return <ErrorView refusal={refusal} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows />
  return (
    <ShortList
      title={copy.title}
      enquiries={data.careEnquiries.nodes}
      none={copy.none}
      all={{ to: '/enquiries', words: copy.allByDueTime }}
    />
  )
}
