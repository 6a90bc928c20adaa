import { greetingName } from '@seneb/contracts/forms/greeting-name'
import { AboutSeneb, Signature, EmailTemplate } from './email-template.js'
import { Facts } from './email-facts.js'
import { wordingOf } from './email-wording.js'
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
  timeZone,
  ...context
}: ReceiptContent): Email {
  const { siteUrl } = context
  const ref = referenceOnly(reference)
  const name = greetingName(fullName)
  const { closing, heading, opening, preview, subject, title } = wordingOf('ambassador-application-receipt', context, {
    reference: ref,
  })
  return renderEmail(
    subject,
    <EmailTemplate
      title={title}
      preview={preview}
      masthead={<SunriseMasthead siteUrl={siteUrl} />}
      footer={<AboutSeneb siteUrl={siteUrl} because="your address was entered in our ambassador application" />}
    >
      <Title>{heading}</Title>
      <Paragraph>{name ? `Hello ${name},` : 'Hello,'}</Paragraph>
      {opening}
      <Panel>
        <HighlightedValue label="Your reference" value={ref} />
        <Facts rows={[{ label: 'Received', value: formatForPerson(submittedAt, timeZone) }]} />
      </Panel>
      {closing}
      <Paragraph>
        Please never send identity documents by email; we do not ask for them there. If you did not send this
        application, someone may have typed your address by mistake: tell us in a reply and we will delete it.
      </Paragraph>
      <Signature />
    </EmailTemplate>,
  )
}
