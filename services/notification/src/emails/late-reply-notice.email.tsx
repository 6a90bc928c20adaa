import { greetingName } from '@seneb/contracts/forms/greeting-name'
import { promisedReplyHours } from '@seneb/contracts/vocabulary/trip-options'

import { AboutSeneb, becauseOfRequest, Signature, EmailTemplate } from './email-template.js'
import { Facts } from './email-facts.js'
import { HighlightedValue, Panel } from './email-panels.js'
import { Paragraph, Subtitle, TextLink, Title } from './email-text.js'
import { SunriseMasthead } from './masthead.js'
import { formatForPerson } from './person-time.rules.js'
import { renderEmail, type Email } from './render-email.js'
import { referenceOnly } from './wording.rules.js'

interface LateReply {
  readonly reference: string
  readonly fullName: string
  /** When the promised hours were over. */
  readonly dueAt: Date
  /** The person's time zone, if their browser reported it. */
  readonly timeZone: string | undefined
  readonly siteUrl: string
}

/**
 * E-mail to a person that the promised reply is late: since when, the known reason, and the next steps (D-50, B2). It
 * promises no second deadline, because no clock guarantees one, and mentions nothing they requested.
 */
export function lateReplyNotice({ dueAt, fullName, reference, siteUrl, timeZone }: LateReply): Email {
  const ref = referenceOnly(reference)
  const name = greetingName(fullName)
  return renderEmail(
    `We are late with our answer (${ref})`,
    <EmailTemplate
      title="We are late with our answer"
      preview="We did not contact you in the time that we promised. This is what happens now."
      masthead={<SunriseMasthead siteUrl={siteUrl} />}
      footer={<AboutSeneb siteUrl={siteUrl} because={becauseOfRequest} />}
    >
      <Title>We are late, and we are sorry</Title>
      <Paragraph>{name ? `Hello ${name},` : 'Hello,'}</Paragraph>
      <Paragraph>
        We promised to contact you within {promisedReplyHours} hours. That time has passed, and nobody on our care team
        has recorded that they reached you.
      </Paragraph>
      <Panel>
        <HighlightedValue label="Your reference" value={ref} />
        <Facts rows={[{ label: 'We promised an answer by', value: formatForPerson(dueAt, timeZone) }]} />
      </Panel>
      <WhyAndWhen />
      <UntilThen reference={ref} siteUrl={siteUrl} />
      <Signature />
    </EmailTemplate>,
  )
}

function WhyAndWhen() {
  return (
    <>
      <Subtitle>Why</Subtitle>
      <Paragraph>
        The delay is ours: our care team had not reached you when that time was over, even if someone tried. It does not
        mean that anything is wrong with your request, and there is nothing that you need to send again.
      </Paragraph>
      <Subtitle>When</Subtitle>
      <Paragraph>
        The person who has waited longest for a first answer is at the top of our list, so your request comes before
        newer ones. Our care team has been told that it is overdue. We aren't giving a new time, because we couldn't be
        sure of keeping it.
      </Paragraph>
    </>
  )
}

function UntilThen({ reference, siteUrl }: { reference: string; siteUrl: string }) {
  return (
    <>
      <Subtitle>If you do not want to wait</Subtitle>
      <Paragraph>
        Reply to this email, or write to us on our <TextLink href={`${siteUrl}/contact-us`}>contact page</TextLink>.
        Please quote your reference, {reference}.
      </Paragraph>
      <Paragraph soft>
        Has one of us reached you already? Then our notes are behind, and you can ignore this email.
      </Paragraph>
    </>
  )
}
