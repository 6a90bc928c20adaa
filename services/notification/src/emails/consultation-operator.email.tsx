import { visible } from '@seneb/contracts/forms/greeting-name'
import { formatClock, phoneText } from './clock-wording.rules.js'
import { consultationPurposes, ConsentFacts } from './consent-facts.js'
import {
  contactPreference,
  dayPreference,
  timePreference,
  type RequestedConsultation,
} from './consultation-details.rules.js'
import { FinePrint } from './email-template.js'
import { Facts } from './email-facts.js'
import { Subtitle, MultilineText } from './email-text.js'
import { EmailLink } from './email-links.js'
import { renderEmail, type Email } from './render-email.js'
import { OperatorEmailTemplate } from './operator-email-template.js'
import { notGranted, referenceOnly } from './wording.rules.js'

/** Replaces the treatment when the person did not consent to its use. */
const notStored = 'Not stored: the person did not consent to it. Please ask on the call.'

/**
 * E-mail to the care team about a consultation request, with all submitted data that may be used (CONT-08, CONT-15,
 * D-66).
 */
export function consultationOperatorEmail(requested: RequestedConsultation, siteUrl: string): Email {
  const ref = referenceOnly(requested.reference)
  const { email, fullName, phoneNumber, timeZone } = requested.personal
  const requestedAt = new Date(requested.requestedAt)
  const subject = `Consultation request ${ref}`
  return renderEmail(
    subject,
    <OperatorEmailTemplate
      subject={subject}
      what="Consultation request"
      reference={ref}
      receivedAt={requestedAt}
      timeZone={timeZone}
      submittedByPartner={requested.submittedByPartner}
      siteUrl={siteUrl}
      footer={<Confidential />}
    >
      <Subtitle>Who asks</Subtitle>
      <Facts
        rows={[
          { label: 'Full name', value: visible(fullName) },
          { label: 'Email', value: <EmailLink address={visible(email)} subject={`Your request ${ref}`} /> },
          { label: 'Phone number', value: phoneText(phoneNumber) },
          { label: 'Their clock', value: formatClock(timeZone, requestedAt), faint: timeZone === undefined },
        ]}
      />
      <RequestDetails requested={requested} />
      <ConsentFacts requested={consultationPurposes} consents={requested.consents} />
    </OperatorEmailTemplate>,
  )
}

function RequestDetails({ requested }: { requested: RequestedConsultation }) {
  const { personal, treatmentType } = requested
  const isWithheld = treatmentType === undefined
  const message = visible(personal.message ?? notGranted)
  return (
    <>
      <Subtitle>What they ask</Subtitle>
      <Facts
        rows={[
          { label: 'Treatment', value: visible(treatmentType ?? notStored), faint: isWithheld },
          { label: 'Contact by', value: contactPreference(requested) },
          { label: 'Preferred day', value: dayPreference(requested) },
          { label: 'Preferred time', value: timePreference(requested) },
          { label: 'Message', value: <MultilineText text={message} />, faint: personal.message === undefined },
        ]}
      />
    </>
  )
}

function Confidential() {
  return (
    <FinePrint>
      Internal email of the Seneb care team. It holds personal and health data of a person: keep it in this mailbox, use
      it for this request only, and delete it when the request is closed.
    </FinePrint>
  )
}
