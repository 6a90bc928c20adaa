import { visible } from '@seneb/contracts/forms/greeting-name'
import type { Payload } from '@seneb/contracts/define'
import type { AmbassadorApplicationSubmitted } from '@seneb/contracts/messages/referral/ambassador-application.messages'
import { ambassadorNames } from '@seneb/contracts/vocabulary/ambassador-options'

import { phoneText } from './clock-wording.rules.js'
import { FinePrint, EmailTemplate } from './email-template.js'
import { Facts } from './email-facts.js'
import { Subtitle, Title, MultilineText } from './email-text.js'
import { EmailLink } from './email-links.js'
import { PlainMasthead } from './masthead.js'
import { renderEmail, type Email } from './render-email.js'
import { formatInstant, notGranted, referenceOnly } from './wording.rules.js'

export type SubmittedAmbassadorApplication = Payload<typeof AmbassadorApplicationSubmitted>

const documentNames: Readonly<Record<string, string>> = {
  'identity-document': 'Identity document',
  'tour-guide-license': 'Tour guide license',
}

/**
 * E-mail to the team about an application (AMB-26, D-40). Documents are named but never attached. Only the last
 * characters of an identity document's number are shown, so that mailboxes do not expose identities to theft (D-42).
 */
export function ambassadorApplicationOperatorEmail(submitted: SubmittedAmbassadorApplication, siteUrl: string): Email {
  const ref = referenceOnly(submitted.reference)
  const { additionalNotes, email, fullName, phoneNumber } = submitted.personal
  const subject = `Ambassador application ${ref}`
  return renderEmail(
    subject,
    <EmailTemplate
      title={subject}
      preview="A new application is waiting for review."
      masthead={<PlainMasthead siteUrl={siteUrl} label="Partner team" />}
      footer={<Confidential />}
    >
      <Title>
        Ambassador application <span style={{ whiteSpace: 'nowrap' }}>{ref}</span>
      </Title>
      <Facts rows={[{ label: 'Received', value: formatInstant(new Date(submitted.submittedAt)) }]} />
      <Subtitle>Applicant</Subtitle>
      <Facts
        rows={[
          { label: 'Type', value: nameOf(ambassadorNames.type, submitted.applicantType) },
          { label: 'Full name', value: visible(fullName) },
          { label: 'Email', value: <EmailLink address={visible(email)} subject={`Your application ${ref}`} /> },
          { label: 'Phone number', value: phoneText(phoneNumber) },
        ]}
      />
      <Subtitle>Work</Subtitle>
      <Facts rows={workRows(submitted)} />
      <Subtitle>Identity</Subtitle>
      <Facts rows={identityRows(submitted)} />
      <Notes text={additionalNotes} />
    </EmailTemplate>,
  )
}

function Notes({ text: additionalNotes }: { text: string | undefined }) {
  return (
    <>
      <Subtitle>Notes</Subtitle>
      <Facts
        rows={[
          {
            label: 'Additional notes',
            value: <MultilineText text={visible(additionalNotes ?? notGranted)} />,
            faint: additionalNotes === undefined,
          },
        ]}
      />
    </>
  )
}

function workRows(submitted: SubmittedAmbassadorApplication) {
  return [
    { label: 'Languages', value: nameOf(ambassadorNames.languages, submitted.languages) },
    { label: 'City', value: nameOf(ambassadorNames.city, submitted.city) },
    { label: 'Tourists per month', value: visible(submitted.touristsPerMonth) },
    { label: 'Medical experience', value: yesOrNo(submitted.hasMedicalExperience) },
    { label: 'Wants promotional material', value: yesOrNo(submitted.wantsPromotionalMaterial) },
  ]
}

function identityRows({ documents, idType, personal }: SubmittedAmbassadorApplication) {
  const received = documents.map((document) => nameOf(documentNames, document)).join(', ')
  return [
    { label: 'ID type', value: nameOf(ambassadorNames.idType, idType) },
    { label: 'ID number', value: visible(personal.idNumberMasked) },
    { label: 'Documents', value: received || notGranted, faint: received === '' },
  ]
}

function nameOf(names: Readonly<Record<string, string>>, value: string): string {
  return names[value] ?? visible(value)
}

function yesOrNo(answer: boolean): string {
  return answer ? 'Yes' : 'No'
}

function Confidential() {
  return (
    <FinePrint>
      Internal email of the Seneb team. It holds personal data of an applicant: keep it in this mailbox and delete it
      when the application is decided. The documents stay encrypted in the platform; never ask for them by email.
    </FinePrint>
  )
}
