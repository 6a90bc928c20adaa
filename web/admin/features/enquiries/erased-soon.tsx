import { Day } from '../../ui/when.js'
import { StatusChip } from '../../ui/status-chip.js'
import { enquiryRowsCopy } from './enquiry-rows.copy.js'
import type { Enquiry } from '../../enquiry/enquiry.js'

const copy = enquiryRowsCopy.erasedSoon

/** Shows the day of erasure and of the last activity, when the erasure is less than a month away (O-7). */
export function ErasedSoon({ enquiry: { scheduledErasureAt, lastActivityAt } }: { readonly enquiry: Enquiry }) {
  if (!scheduledErasureAt) return null
  return (
    <>
      <StatusChip tone="warn">
        <span>
          {copy.erasedOn} <Day at={scheduledErasureAt} />
        </span>
      </StatusChip>
      <span className="desk-small">
        {copy.quietSince} <Day at={lastActivityAt} />
      </span>
    </>
  )
}
