import { DeskEnquiriesDocument, type DeskEnquiriesQuery } from '../../graph/generated/enquiries/graphql.js'
import { useRequestDesk } from '../../graph/ask-desk.js'
import { useResult } from '../../session/use-answer.js'
import { useLaterPages, type ListPage } from '../../session/use-later-pages.js'
import type { EnquiryListFilter } from './enquiry-filter.js'

type Listed = DeskEnquiriesQuery['careEnquiries']
export type Enquiry = Listed['nodes'][number]

/** The first of the enquiries that are meant, read again as anything changes, and page by page those after them. */
export function useEnquiryPages({ kind, ...filter }: EnquiryListFilter, search: string) {
  const ask = useRequestDesk()
  const asked = { ...filter, ...(kind ? { kind } : {}), ...(search ? { search } : {}) }
  const answer = useResult(DeskEnquiriesDocument, asked, { isLive: true })
  const first = answer.data?.careEnquiries
  const pages = useLaterPages({
    of: JSON.stringify(asked),
    first: first && pageOf(first),
    keyOf: ({ id }: Enquiry) => id,
    read: async (after: string) => {
      const page = await ask(DeskEnquiriesDocument, { ...asked, after })
      return 'data' in page ? pageOf(page.data.careEnquiries) : page
    },
  })
  return {
    enquiries: pages.items,
    isPartial: first?.isPartial ?? false,
    refusal: answer.refusal ?? pages.refusal,
    isLoading: answer.isLoading || pages.isReading,
    hasMore: pages.hasMore,
    readMore: pages.readMore,
    reload: () => void answer.refetch(),
  }
}

function pageOf({ nodes, pageInfo }: Listed): ListPage<Enquiry, string> {
  return { items: nodes, next: pageInfo.endCursor ?? undefined }
}
