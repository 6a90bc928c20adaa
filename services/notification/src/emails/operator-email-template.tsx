import { promisedReplyHours } from '@seneb/contracts/vocabulary/trip-options'
import type { ReactNode } from 'react'

import { EmailTemplate } from './email-template.js'
import { Facts } from './email-facts.js'
import { Title } from './email-text.js'
import { PlainMasthead } from './masthead.js'
import { formatForTeam } from './person-time.rules.js'
import { nameOfPartner } from './wording.rules.js'

const hourMs = 60 * 60 * 1000

interface OperatorEmailTemplateProps {
  readonly subject: string
  /** Kind of submission, such as `Trip enquiry`. */
  readonly what: string
  readonly reference: string
  readonly receivedAt: Date
  /** The sender's time zone, if their browser reported it. */
  readonly timeZone: string | undefined
  /** The partner who sent it for the person. */
  readonly submittedByPartner?: string | undefined
  readonly siteUrl: string
  readonly footer: ReactNode
  readonly children: ReactNode
}

/** An email to the care team about a submission with a promised reply: kind, time and due time (O-8). */
export function OperatorEmailTemplate({
  subject,
  what,
  reference,
  receivedAt,
  timeZone,
  submittedByPartner,
  siteUrl,
  footer,
  children,
}: OperatorEmailTemplateProps) {
  const dueAt = new Date(receivedAt.getTime() + promisedReplyHours * hourMs)
  return (
    <EmailTemplate
      title={subject}
      preview={`Answer promised by ${formatForTeam(dueAt, timeZone)}.`}
      masthead={<PlainMasthead siteUrl={siteUrl} label="Care team" />}
      footer={footer}
    >
      <Title>
        {what} <span style={{ whiteSpace: 'nowrap' }}>{reference}</span>
      </Title>
      <Facts
        rows={[
          { label: 'Received', value: formatForTeam(receivedAt, timeZone) },
          { label: 'Answer promised by', value: formatForTeam(dueAt, timeZone) },
          ...(submittedByPartner === undefined
            ? []
            : [{ label: 'Sent for them by', value: nameOfPartner(submittedByPartner) }]),
        ]}
      />
      {children}
    </EmailTemplate>
  )
}
