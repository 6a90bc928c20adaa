import type { Payload } from '@seneb/contracts/define'
import type { ReplyNotDelivered } from '@seneb/contracts/messages/enquiry/reply.messages'

import { ActionLink } from './email-links.js'
import { Facts } from './email-facts.js'
import { Notice } from './email-panels.js'
import { EmailTemplate, FinePrint } from './email-template.js'
import { Title } from './email-text.js'
import { PlainMasthead } from './masthead.js'
import { formatForTeam } from './person-time.rules.js'
import { renderEmail, type Email } from './render-email.js'
import { referenceOnly } from './wording.rules.js'

type Undelivered = Payload<typeof ReplyNotDelivered>

/**
 * E-mail to the care lead about a reply that was not delivered and is not retried automatically. It contains no name
 * and no health data (D-51).
 */
export function undeliveredReplyOperatorEmail(undelivered: Undelivered, siteUrl: string): Email {
  const { at, code, enquiryId, isAssigned, reference } = undelivered
  const [what, ref] = ['An answer did not arrive', referenceOnly(reference)]
  const subject = `${what}: ${ref}`
  return renderEmail(
    subject,
    <EmailTemplate
      title={subject}
      preview="The mail server rejected it. It will not be retried automatically."
      masthead={<PlainMasthead siteUrl={siteUrl} label="Care team" />}
      footer={<FinePrint>Internal email of the Seneb care team.</FinePrint>}
    >
      <Title>
        {what} <span style={{ whiteSpace: 'nowrap' }}>{ref}</span>
      </Title>
      <Facts
        rows={[
          { label: 'Given up', value: formatForTeam(new Date(at)) },
          { label: 'Why', value: code ? `The mail server said ${code}` : 'Not known' },
          { label: 'Assigned to', value: isAssigned ? 'A team member, see the staff desk' : 'Nobody yet' },
        ]}
      />
      <Notice tone="missing" title="Not delivered">
        The patient hasn't received it. Call them, or retry it from the staff desk.
      </Notice>
      <ActionLink href={`${siteUrl}/admin/enquiries/${enquiryId}`} label="Open in the staff desk" />
    </EmailTemplate>,
  )
}
