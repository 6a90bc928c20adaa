import { Link } from 'react-router'

import { EnquiryRows } from './enquiry-rows.js'
import type { Enquiry } from '../../enquiry/enquiry.js'

interface ShortListProps {
  readonly title: string
  readonly enquiries: readonly Enquiry[]
  /** Text shown when the list is empty. */
  readonly none: string
  /** Link to the whole list, with its name. */
  readonly all: { readonly to: string; readonly label: string }
}

/** Shows the first enquiries of a list, with a link to all of them. */
export function ShortList({ all, enquiries, none, title }: ShortListProps) {
  return (
    <section className="desk-panel" aria-label={title}>
      <div className="desk-panel-head">
        <h2>{title}</h2>
      </div>
      {enquiries.length === 0 ? <p className="desk-empty">{none}</p> : <EnquiryRows enquiries={enquiries} />}
      <p className="border-t border-line px-4 py-2">
        <Link to={all.to} className="underline decoration-line underline-offset-4">
          {all.label}
        </Link>
      </p>
    </section>
  )
}
