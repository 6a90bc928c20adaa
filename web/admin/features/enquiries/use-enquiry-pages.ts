import { DeskEnquiriesDocument, type DeskEnquiriesQuery } from '../../graph/generated/enquiries/graphql.js'
import { useRequestDesk } from '../../graph/request-desk.js'
import { useResult } from '../../session/use-result.js'
import { useLaterPages, type ListPage } from '../../session/use-later-pages.js'
import type { EnquiryListFilter } from './enquiry-filter.js'

type Listed = DeskEnquiriesQuery['careEnquiries']
export type Enquiry = Listed['nodes'][number]

/** Loads the first page of the matching enquiries, refreshes it on every change, and loads later pages on demand. */
export function useEnquiryPages({ kind, ...filter }: EnquiryListFilter, search: string) {
  const request = useRequestDesk()
  const variables = { ...filter, ...(kind ? { kind } : {}), ...(search ? { search } : {}) }
  const result = useResult(DeskEnquiriesDocument, variables, { isLive: true })
  const first = result.data?.careEnquiries
  const pages = useLaterPages({
    of: JSON.stringify(variables),
    first: first && pageOf(first),
    keyOf: ({ id }: Enquiry) => id,
    read: async (after: string) => {
      const page = await request(DeskEnquiriesDocument, { ...variables, after })
      return 'data' in page ? pageOf(page.data.careEnquiries) : page
    },
  })
  return {
    enquiries: pages.items,
    isPartial: first?.isPartial ?? false,
    error: result.error ?? pages.error,
    isLoading: result.isLoading || pages.isReading,
    hasMore: pages.hasMore,
    readMore: pages.readMore,
    reload: () => void result.refetch(),
  }
}

function pageOf({ nodes, pageInfo }: Listed): ListPage<Enquiry, string> {
  return { items: nodes, next: pageInfo.endCursor ?? undefined }
}
