import { promisedAnswerHours } from '@seneb/contracts/vocabulary/trip-options'

import { AboutSeneb } from './about-seneb.js'
import { EmailTemplate } from './email-template.js'
import { Facts } from './email-facts.js'
import { HighlightedValue, Panel } from './email-panels.js'
import { Paragraph, Title } from './email-text.js'
import { SunriseMasthead } from './masthead.js'
import type { ReceiptContent } from './trip-plan-receipt.email.js'
import { renderEmail, type Email } from './render-email.js'
import { formatInstant, greetingName, referenceOnly } from './wording.rules.js'

const hourMs = 60 * 60 * 1000

/**
 * The receipt of a request for a consultation: the reference and the promise of the success toast (CONT-14). It names
 * no treatment, so that whoever glances at the inbox learns nothing about anybody's health.
 */
export function consultationReceipt({ reference, fullName, submittedAt, siteUrl }: ReceiptContent): Email {
  const ref = referenceOnly(reference)
  const name = greetingName(fullName)
  const dueAt = new Date(submittedAt.getTime() + promisedAnswerHours * hourMs)
  return renderEmail(
    `We have received your consultation request (${ref})`,
    <EmailTemplate
      title="We have received your consultation request"
      preview={`We contact you within ${promisedAnswerHours} hours. Your reference is ${ref}.`}
      masthead={<SunriseMasthead siteUrl={siteUrl} />}
      footer={<AboutSeneb siteUrl={siteUrl} where="in our contact form" />}
    >
      <Title>Consultation request received</Title>
      <Paragraph>{name ? `Hello ${name},` : 'Hello,'}</Paragraph>
      <Paragraph>
        Thank you for writing to us. We'll contact you within {promisedAnswerHours} hours to discuss your medical
        journey.
      </Paragraph>
      <Panel>
        <HighlightedValue label="Your reference" value={ref} />
        <Facts
          rows={[
            { label: 'Received', value: formatInstant(submittedAt) },
            { label: 'You hear from us by', value: formatInstant(dueAt) },
          ]}
        />
      </Panel>
      <Paragraph>
        Reply to this e-mail to add anything, and name your reference, {ref}. If you did not send this request, somebody
        has typed your address by mistake: tell us in a reply and we will delete it.
      </Paragraph>
    </EmailTemplate>,
  )
}
