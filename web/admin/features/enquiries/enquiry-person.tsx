import type { ReactNode } from 'react'

import type { DeskEnquiryDetailsQuery } from '../../graph/generated/enquiries/graphql.js'
import { SectionTitle } from '../../ui/section-title.js'
import { phoneText } from '../../ui/phone-text.js'
import { When } from '../../ui/when.js'
import { enquiryCopy } from './enquiry.copy.js'
import { agreementLabel, factLabel, factValue, isOwnWords, purposeLabel } from '../../enquiry/fact-labels.js'

const copy = enquiryCopy.enquiryPerson

type Details = DeskEnquiryDetailsQuery['careEnquiry']

/** Identity and contact details of the person, the values they filled in, and their consents. */
export function EnquiryPerson({ details: { consents, enquiry, personal } }: { readonly details: Details }) {
  return (
    <section className="desk-panel" aria-label={copy.label}>
      <div className="desk-panel-head">
        <SectionTitle>{copy.label}</SectionTitle>
      </div>
      <dl className="desk-blocks p-4">
        {personal && <Person fullName={enquiry.fullName} personal={personal} />}
        <Fact name={copy.agreedTo}>
          {consents.map((consent) => (
            <span key={consent.purpose} className="block">
              {purposeLabel(consent.purpose)}, <When at={consent.givenAt} />
              {agreementLabel(consent)}
            </span>
          ))}
          {consents.length === 0 && copy.nothing}
        </Fact>
      </dl>
    </section>
  )
}

interface PersonProps {
  readonly fullName: Details['enquiry']['fullName']
  readonly personal: NonNullable<Details['personal']>
}

function Person({ fullName, personal: { email, facts, phoneNumber } }: PersonProps) {
  return (
    <>
      <Fact name={copy.name}>{fullName}</Fact>
      <Fact name={copy.email}>
        <a className="desk-reach" href={`mailto:${email}`}>
          {email}
        </a>
      </Fact>
      {phoneNumber && (
        <Fact name={copy.phone}>
          <a className="desk-reach" href={`tel:${phoneNumber.replaceAll(/[^\d+]/g, '')}`}>
            {phoneText(phoneNumber)}
          </a>
        </Fact>
      )}
      {facts
        .filter((fact) => !isOwnWords(fact))
        .map(({ name, value }) => (
          <Fact key={name} name={factLabel(name)}>
            {factValue(name, value)}
          </Fact>
        ))}
    </>
  )
}

function Fact({ children, name }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="whitespace-pre-wrap">{children}</dd>
    </div>
  )
}
