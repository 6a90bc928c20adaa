import type { Payload } from '@seneb/contracts/define'
import type { PartnerEnquiryWithdrawn } from '@seneb/contracts/messages/enquiry/partner-enquiry.messages'

import { ContactFacts, Facts } from './email-facts.js'
import { Notice } from './email-panels.js'
import { EmailTemplate, FinePrint } from './email-template.js'
import { Paragraph, Title } from './email-text.js'
import { PlainMasthead } from './masthead.js'
import { formatForTeam } from './person-time.rules.js'
import { renderEmail, type Email } from './render-email.js'
import { nameOfPartner, referenceOnly } from './wording.rules.js'

/**
 * E-mail to the care team that a partner withdrew a request it had submitted, with the next steps; it contains no
 * health data (S11).
 */
export function partnerWithdrawalOperatorEmail(
  { contact, reference, withdrawnAt, withdrawnBy, withholdMail }: Payload<typeof PartnerEnquiryWithdrawn>,
  siteUrl: string,
): Email {
  const ref = referenceOnly(reference)
  const partner = nameOfPartner(withdrawnBy)
  const subject = `Withdrawn by a partner: ${ref}`
  return renderEmail(
    subject,
    <EmailTemplate
      title={subject}
      preview={`${partner} says that the person withdraws it.`}
      masthead={<PlainMasthead siteUrl={siteUrl} label="Care team" />}
      footer={<FinePrint>Internal email of the Seneb care team.</FinePrint>}
    >
      <Title>
        Withdrawn by a partner <span style={{ whiteSpace: 'nowrap' }}>{ref}</span>
      </Title>
      <Facts
        rows={[
          { label: 'Withdrawn', value: formatForTeam(new Date(withdrawnAt), undefined) },
          { label: 'By', value: partner },
        ]}
      />
      <Notice tone="care" title="Stop your work on it">
        {partner}, who handed this enquiry in, says that the person withdraws it. It is closed in our system, and
        nothing is erased.
      </Notice>
      <Paragraph>{withholdMail ? notNotified : notified}</Paragraph>
      <ContactFacts contact={contact} reference={ref} title="Whose enquiry it is" />
    </EmailTemplate>,
  )
}

const notified =
  'The person is told by email who withdrew it. If they write that they did not want this, reopen it and reply to them.'
const notNotified =
  'The person is not told by email, because their address was written to as often as it may be in an hour. If they write that they did not want this, reopen it and reply to them.'
