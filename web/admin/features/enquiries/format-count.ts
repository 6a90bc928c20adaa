import { careCountLimit } from '@seneb/contracts/vocabulary/care-enquiries'

import { enquiryRowsCopy } from './enquiry-rows.copy.js'

const copy = enquiryRowsCopy.formatCount

/** A count as people read it, which ends at a limit. */
export function formatCount(count: number): string {
  return count >= careCountLimit ? copy.orMore(careCountLimit) : `${count}`
}
