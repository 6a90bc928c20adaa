import { ErasedSoon } from './erased-soon.js'
import type { Enquiry } from './use-enquiry-pages.js'

/** On which day an enquiry is erased by itself, and what keeps it. */
export function ErasedSoonNote({ enquiry }: { readonly enquiry: Enquiry }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <ErasedSoon enquiry={enquiry} />
      <span className="desk-small">Any activity before then, even a note, keeps it for another 24 months.</span>
    </div>
  )
}
