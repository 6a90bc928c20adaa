import { DeskEnquiriesDocument } from '../../graph/generated/enquiry-list/graphql.js'
import { useConnection } from '../../session/use-connection.js'
import type { EnquiryListFilter } from './enquiry-filter.js'

/** Loads the first page of the matching enquiries, refreshes it on every change, and loads later pages on demand. */
export function useEnquiryPages({ kind, ...filter }: EnquiryListFilter, search: string) {
  const variables = { ...filter, ...(kind ? { kind } : {}), ...(search ? { search } : {}) }
  return useConnection(DeskEnquiriesDocument, variables, {
    isLive: true,
    listIn: ({ careEnquiries }) => careEnquiries,
    keyOf: ({ id }) => id,
  })
}
