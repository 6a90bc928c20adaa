import type { DeskEnquiryDetailsQuery } from '../../graph/generated/operations.js'
import { NoteBar } from '../../ui/note-bar.js'
import { PartTitle } from '../../ui/part-title.js'
import { When } from '../../ui/when.js'
import { factWords, purposeWords } from './enquiry-words.js'

type Details = DeskEnquiryDetailsQuery['careEnquiry']

/** Who asks and how to reach them, what they wrote, and what they agreed to. */
export function EnquiryPerson({ details: { consents, enquiry, personal } }: { readonly details: Details }) {
  return (
    <section className="desk-panel" aria-label="Person and request">
      <div className="desk-panel-head">
        <PartTitle>Person and request</PartTitle>
      </div>
      <div className="grid gap-5 p-4">
        {!personal && <NoteBar>Your roles do not show who asks, or what they wrote.</NoteBar>}
        {personal && <Person fullName={enquiry.fullName} personal={personal} />}
        <Consents consents={consents} />
      </div>
    </section>
  )
}

interface PersonProps {
  readonly fullName: Details['enquiry']['fullName']
  readonly personal: NonNullable<Details['personal']>
}

function Person({ fullName, personal }: PersonProps) {
  return (
    <dl className="desk-facts">
      <dt>Name</dt>
      <dd>{fullName}</dd>
      <dt>Email</dt>
      <dd>
        <a className="underline decoration-line underline-offset-4" href={`mailto:${personal.email}`}>
          {personal.email}
        </a>
      </dd>
      {personal.phoneNumber && (
        <>
          <dt>Phone</dt>
          <dd>
            <a
              className="underline decoration-line underline-offset-4"
              href={`tel:${personal.phoneNumber.replaceAll(/[^\d+]/g, '')}`}
            >
              {personal.phoneNumber}
            </a>
          </dd>
        </>
      )}
      {personal.facts.map(({ name, value }) => (
        <Fact key={name} name={factWords(name)} value={value} />
      ))}
    </dl>
  )
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd className="whitespace-pre-wrap">{value}</dd>
    </>
  )
}

function Consents({ consents }: Pick<Details, 'consents'>) {
  return (
    <div>
      <PartTitle isWithin className="desk-label">
        Agreed to
      </PartTitle>
      <ul className="grid gap-1">
        {consents.map(({ givenAt, purpose }) => (
          <li key={purpose}>
            {purposeWords(purpose)}, <When at={givenAt} />
          </li>
        ))}
        {consents.length === 0 && <li>nothing</li>}
      </ul>
    </div>
  )
}
