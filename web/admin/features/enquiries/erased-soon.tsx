import { Day } from '../../ui/when.js'
import { StatusChip } from '../../ui/status-chip.js'
import { enquiryRowsCopy } from './enquiry-rows.copy.js'
import type { Enquiry } from './use-enquiry-pages.js'

const copy = enquiryRowsCopy.erasedSoon

/** On which day the platform erases it and since when nothing has happened, where that is within a month (O-7). */
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
