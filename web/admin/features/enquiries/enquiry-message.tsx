import type { DeskEnquiryDetailsQuery } from '../../graph/generated/enquiries/graphql.js'
import { SectionTitle } from '../../ui/section-title.js'
import { enquiryCopy } from './enquiry.copy.js'
import { preferenceOf } from '../../enquiry/enquiry-labels.js'
import { factLabel, isOwnWords } from '../../enquiry/fact-labels.js'

const copy = enquiryCopy.enquiryMessage

/** Request and message of the person: the first part of an enquiry to read. */
export function EnquiryMessage({ details }: { readonly details: DeskEnquiryDetailsQuery['careEnquiry'] }) {
  const { enquiry, personal } = details
  const written = personal?.facts.filter(isOwnWords) ?? []
  return (
    <section className="desk-panel grid gap-3 p-4" aria-label={copy.label}>
      <SectionTitle className="desk-message-wish">{preferenceOf(enquiry)}</SectionTitle>
      {!personal && <p className="desk-small">{copy.text}</p>}
      {personal && written.length === 0 && <p className="desk-small">{copy.noMessage}</p>}
      {written.map(({ name, value }) => (
        <div key={name}>
          {name !== 'message' && <p className="desk-small">{factLabel(name)}</p>}
          <p className="desk-message">{value}</p>
        </div>
      ))}
    </section>
  )
}
