import type { ReactNode } from 'react'

import { NoteBar } from '../../ui/note-bar.js'
import { phoneWords } from '../../ui/phone-words.js'
import { When } from '../../ui/when.js'
import { nameOf, type Review } from './application-words.js'

/**
 * Applicant, offer and texts of an application. The number of the identity document is masked except for its end
 * (D-42).
 */
export function ApplicationFacts({ review }: { readonly review: Review }) {
  const { application, personal } = review
  return (
    <section className="desk-panel" aria-label="Person and application">
      <div className="desk-panel-head">
        <h2>Person and application</h2>
      </div>
      <div className="grid gap-5 p-4">
        {!personal && <NoteBar>Your roles do not show who applies, or what they wrote.</NoteBar>}
        <dl className="desk-facts">
          {personal && <Person fullName={application.fullName} personal={personal} />}
          <Fact name="Applies as">{nameOf('type', application.applicantType)}</Fact>
          <Fact name="City">{nameOf('city', application.city)}</Fact>
          <Fact name="Languages">{nameOf('languages', application.languages)}</Fact>
          <Fact name="Tourists a month">{review.touristsPerMonth}</Fact>
          <Fact name="Medical experience">{review.hasMedicalExperience ? 'yes' : 'no'}</Fact>
          <Fact name="Wants promotional material">{review.wantsPromotionalMaterial ? 'yes' : 'no'}</Fact>
          <Fact name="Identity document">
            {nameOf('idType', review.idType)}
            {personal?.idNumberMasked && <span className="ms-2 whitespace-nowrap">{personal.idNumberMasked}</span>}
          </Fact>
          <Fact name="Came in">
            <When at={application.submittedAt} />
          </Fact>
        </dl>
      </div>
    </section>
  )
}

interface PersonProps {
  readonly fullName: Review['application']['fullName']
  readonly personal: NonNullable<Review['personal']>
}

function Person({ fullName, personal: { additionalNotes, email, phoneNumber, sameAddress } }: PersonProps) {
  return (
    <>
      <Fact name="Name">{fullName}</Fact>
      <Fact name="Email">
        {email}
        {sameAddress > 0 && <span className="desk-small block">{sameWords(sameAddress)}</span>}
      </Fact>
      {phoneNumber && <Fact name="Phone">{phoneWords(phoneNumber)}</Fact>}
      {additionalNotes && <Fact name="Notes">{additionalNotes}</Fact>}
    </>
  )
}

function sameWords(count: number): string {
  return count === 1 ? 'One other application has this address.' : `${count} other applications have this address.`
}

function Fact({ children, name }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd className="whitespace-pre-wrap wrap-anywhere">{children}</dd>
    </>
  )
}
