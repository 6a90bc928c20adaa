import type { DeskEnquiriesQuery } from '../graph/generated/enquiry-list/graphql.js'

/** An enquiry as lists and its page show it. */
export type Enquiry = DeskEnquiriesQuery['careEnquiries']['nodes'][number]
