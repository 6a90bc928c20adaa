import type { Payload } from '@seneb/contracts/define'
import type { PromiseThresholdPassed } from '@seneb/contracts/messages/enquiry/reply-promise.messages'
import { promiseThresholds, type PromiseThreshold } from '@seneb/contracts/vocabulary/care-enquiries'

import { ActionLink } from './email-links.js'
import { Facts } from './email-facts.js'
import { Notice } from './email-panels.js'
import { EmailTemplate, FinePrint } from './email-template.js'
import { Paragraph, Title } from './email-text.js'
import { PlainMasthead } from './masthead.js'
import { formatForTeam } from './person-time.rules.js'
import { renderEmail, type Email } from './render-email.js'
import { referenceOnly } from './wording.rules.js'

interface Passed extends Payload<typeof PromiseThresholdPassed> {
  /** Whether the person gets a mail as well. */
  readonly isPersonNotified: boolean
}

interface ThresholdCopy {
  readonly subject: string
  readonly title: string
  readonly todo: string
}

const reach = 'Contact the person and log it in the staff desk; only that stops the clock.'

/** Texts that stay true at any reading time, because after an outage a threshold is reported later than it passed. */
const copy: Readonly<Record<PromiseThreshold, ThresholdCopy>> = {
  'half-over': {
    subject: `${promiseThresholds['half-over']} hours without an answer`,
    title: 'Half of the promised time has passed',
    todo: reach,
  },
  'nearly-over': {
    subject: `${promiseThresholds['nearly-over']} hours without an answer`,
    title: 'Most of the promised time has passed',
    todo: `After ${promiseThresholds.overdue} hours the promise is broken. ${reach}`,
  },
  overdue: {
    subject: 'The promise is broken',
    title: `${promiseThresholds.overdue} hours without an answer`,
    todo: reach,
  },
}

function patientText(isNotified: boolean): string {
  if (isNotified) return "The patient gets an email saying that we are late and that they don't need to do anything."
  return 'The patient gets no email about it: their address had been written to too often when they sent this.'
}

/** Reminds the care team of a missing reply; contains no name and no health data (D-50). */
export function replyPromiseOperatorEmail(passed: Passed, siteUrl: string): Email {
  const ref = referenceOnly(passed.reference)
  const { subject: what, title, todo } = copy[passed.threshold]
  const subject = `${what}: ${ref}`
  return renderEmail(
    subject,
    <EmailTemplate
      title={subject}
      preview={title}
      masthead={<PlainMasthead siteUrl={siteUrl} label="Care team" />}
      footer={<FinePrint>Internal email of the Seneb care team.</FinePrint>}
    >
      <Title>
        {what} <span style={{ whiteSpace: 'nowrap' }}>{ref}</span>
      </Title>
      <Facts
        rows={[
          { label: 'Received', value: formatForTeam(new Date(passed.submittedAt)) },
          { label: 'Answer promised by', value: formatForTeam(new Date(passed.dueAt)) },
          { label: 'Assigned to', value: passed.isAssigned ? 'A team member, see the staff desk' : 'Nobody yet' },
        ]}
      />
      <Notice tone={passed.threshold === 'overdue' ? 'missing' : 'care'} title={title}>
        {todo}
      </Notice>
      {passed.threshold === 'overdue' && <Paragraph>{patientText(passed.isPersonNotified)}</Paragraph>}
      <ActionLink href={`${siteUrl}/admin/enquiries/${passed.enquiryId}`} label="Open in the staff desk" />
    </EmailTemplate>,
  )
}
