import type { DeskPersonEnquiriesQuery } from '../../graph/generated/merges/graphql.js'

/** Another enquiry that may be of the same person. */
export type PersonEnquiry = DeskPersonEnquiriesQuery['personEnquiries'][number]
