import { greetingName } from '@seneb/contracts/forms/greeting-name'
import { AboutSeneb, Signature, EmailTemplate } from './email-template.js'
import { Facts } from './email-facts.js'
import { HighlightedValue, Panel } from './email-panels.js'
import { Paragraph, Title } from './email-text.js'
import { SunriseMasthead } from './masthead.js'
import type { ReceiptContent } from './trip-plan-receipt.email.js'
import { renderEmail, type Email } from './render-email.js'
import { formatForPerson } from './person-time.rules.js'
import { referenceOnly } from './wording.rules.js'

/** The applicant's receipt: the application is stored and waits for review (D-40). It repeats nothing of the form. */
export function ambassadorApplicationReceipt({
  reference,
  fullName,
  submittedAt,
  siteUrl,
  timeZone,
}: ReceiptContent): Email {
  const ref = referenceOnly(reference)
  const name = greetingName(fullName)
  return renderEmail(
    `We have received your application (${ref})`,
    <EmailTemplate
      title="We have received your application"
      preview={`Your reference is ${ref}.`}
      masthead={<SunriseMasthead siteUrl={siteUrl} />}
      footer={<AboutSeneb siteUrl={siteUrl} because="your address was entered in our ambassador application" />}
    >
      <Title>We have received your application</Title>
      <Paragraph>{name ? `Hello ${name},` : 'Hello,'}</Paragraph>
      <Paragraph>
        Thank you for applying to become a Health Access Ambassador. Our team reviews every application and answers you
        by email.
      </Paragraph>
      <Panel>
        <HighlightedValue label="Your reference" value={ref} />
        <Facts rows={[{ label: 'Received', value: formatForPerson(submittedAt, timeZone) }]} />
      </Panel>
      <Paragraph>
        Please never send identity documents by email; we do not ask for them there. If you did not send this
        application, someone may have typed your address by mistake: tell us in a reply and we will delete it.
      </Paragraph>
      <Signature />
    </EmailTemplate>,
  )
}
