import { enquiryRowsCopy } from './enquiry-rows.copy.js'
import { ErasedSoon } from './erased-soon.js'
import type { Enquiry } from '../../enquiry/enquiry.js'

const copy = enquiryRowsCopy.erasedSoonNote

/** Shows the day on which an enquiry is erased automatically, and how to keep it. */
export function ErasedSoonNote({ enquiry }: { readonly enquiry: Enquiry }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <ErasedSoon enquiry={enquiry} />
      <span className="desk-small">{copy.activityPostponesErasure}</span>
    </div>
  )
}
