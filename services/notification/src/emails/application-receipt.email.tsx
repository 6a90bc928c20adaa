import { AboutSeneb } from './about-seneb.js'
import { Letter } from './letter.js'
import { Facts, Keepsake, Panel, Paragraph, Title } from './letter-parts.js'
import { SunriseMasthead } from './masthead.js'
import type { ReceiptContent } from './receipt-to-patient.email.js'
import { renderEmail, type Email } from './render-email.js'
import { formatMoment, greetingName, referenceOnly } from './wording.rules.js'

/** The applicant's receipt: the application is stored and waits for review (D-40). It repeats nothing of the form. */
export function applicationReceipt({ reference, fullName, submittedAt, siteUrl }: ReceiptContent): Email {
  const ref = referenceOnly(reference)
  const name = greetingName(fullName)
  return renderEmail(
    `We have received your application (${ref})`,
    <Letter
      title="We have received your application"
      preview={`Your reference is ${ref}.`}
      masthead={<SunriseMasthead siteUrl={siteUrl} />}
      footer={<AboutSeneb siteUrl={siteUrl} where="in our ambassador application" />}
    >
      <Title>Your application is with us</Title>
      <Paragraph>{name ? `Hello ${name},` : 'Hello,'}</Paragraph>
      <Paragraph>
        Thank you for applying to become a Health Access Ambassador. Our team reviews every application and answers you
        by e-mail.
      </Paragraph>
      <Panel>
        <Keepsake label="Your reference" value={ref} />
        <Facts rows={[{ label: 'Received', value: formatMoment(submittedAt) }]} />
      </Panel>
      <Paragraph>
        Please never send identity documents by e-mail; we do not ask for them there. If you did not send this
        application, somebody has typed your address by mistake: tell us in a reply and we will delete it.
      </Paragraph>
    </Letter>,
  )
}
