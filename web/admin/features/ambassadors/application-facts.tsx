import type { ReactNode } from 'react'

import { NoteBar } from '../../ui/note-bar.js'
import { phoneText } from '../../ui/phone-text.js'
import { When } from '../../ui/when.js'
import { ambassadorsCopy } from './ambassadors.copy.js'
import { nameOf, type Review } from './application-labels.js'

const copy = ambassadorsCopy.applicationFacts

/**
 * Applicant, offer and texts of an application. The number of the identity document is masked except for its end
 * (D-42).
 */
export function ApplicationFacts({ review }: { readonly review: Review }) {
  const { application, personal } = review
  return (
    <section className="desk-panel" aria-label={copy.label}>
      <div className="desk-panel-head">
        <h2>{copy.label}</h2>
      </div>
      <div className="grid gap-5 p-4">
        {!personal && <NoteBar>{copy.note}</NoteBar>}
        <dl className="desk-facts">
          {personal && <Person fullName={application.fullName} personal={personal} />}
          <Fact name={copy.appliesAs}>{nameOf('type', application.applicantType)}</Fact>
          <Fact name={copy.city}>{nameOf('city', application.city)}</Fact>
          <Fact name={copy.languages}>{nameOf('languages', application.languages)}</Fact>
          <Fact name={copy.touristsAMonth}>{review.touristsPerMonth}</Fact>
          <Fact name={copy.medicalExperience}>{review.hasMedicalExperience ? copy.yes : copy.no}</Fact>
          <Fact name={copy.wantsPromotionalMaterial}>{review.wantsPromotionalMaterial ? copy.yes : copy.no}</Fact>
          <Fact name={copy.identityDocument}>
            {nameOf('idType', review.idType)}
            {personal?.idNumberMasked && <span className="ms-2 whitespace-nowrap">{personal.idNumberMasked}</span>}
          </Fact>
          <Fact name={copy.submitted}>
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

function Person({
  fullName,
  personal: { additionalNotes, email, phoneNumber, otherApplicationsWithSameEmail },
}: PersonProps) {
  return (
    <>
      <Fact name={copy.name}>{fullName}</Fact>
      <Fact name={copy.email}>
        {email}
        {otherApplicationsWithSameEmail > 0 && (
          <span className="desk-small block">{sameText(otherApplicationsWithSameEmail)}</span>
        )}
      </Fact>
      {phoneNumber && <Fact name={copy.phone}>{phoneText(phoneNumber)}</Fact>}
      {additionalNotes && <Fact name={copy.notes}>{additionalNotes}</Fact>}
    </>
  )
}

function sameText(count: number): string {
  return count === 1 ? copy.oneOtherApplication : copy.otherApplications(count)
}

function Fact({ children, name }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd className="whitespace-pre-wrap wrap-anywhere">{children}</dd>
    </>
  )
}
