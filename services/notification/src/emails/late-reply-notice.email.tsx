import { greetingName } from '@seneb/contracts/forms/greeting-name'

import { AboutSeneb, becauseOfRequest, Signature, EmailTemplate } from './email-template.js'
import { Facts } from './email-facts.js'
import { wordingOf, type EmailContext } from './email-wording.js'
import { HighlightedValue, Panel } from './email-panels.js'
import { Paragraph, Title } from './email-text.js'
import { SunriseMasthead } from './masthead.js'
import { formatForPerson } from './person-time.rules.js'
import { renderEmail, type Email } from './render-email.js'
import { referenceOnly } from './wording.rules.js'
import { RequestLink } from './request-link.js'

interface LateReply extends EmailContext {
  readonly reference: string
  readonly fullName: string
  /** When the promised hours were over. */
  readonly dueAt: Date
  /** The person's time zone, if their browser reported it. */
  readonly timeZone: string | undefined
}

/**
 * E-mail to a person that the promised reply is late: since when, the known reason, and the next steps (D-50, B2). It
 * promises no second deadline, because no clock guarantees one, and mentions nothing they requested.
 */
export function lateReplyNotice({ dueAt, fullName, reference, timeZone, ...context }: LateReply): Email {
  const { siteUrl } = context
  const ref = referenceOnly(reference)
  const name = greetingName(fullName)
  const { closing, heading, opening, preview, subject, title } = wordingOf('late-reply-notice', context, {
    reference: ref,
  })
  return renderEmail(
    subject,
    <EmailTemplate
      title={title}
      preview={preview}
      masthead={<SunriseMasthead siteUrl={siteUrl} />}
      footer={<AboutSeneb siteUrl={siteUrl} because={becauseOfRequest} />}
    >
      <Title>{heading}</Title>
      <Paragraph>{name ? `Hello ${name},` : 'Hello,'}</Paragraph>
      {opening}
      <Panel>
        <HighlightedValue label="Your reference" value={ref} />
        <Facts rows={[{ label: 'We promised an answer by', value: formatForPerson(dueAt, timeZone) }]} />
      </Panel>
      {closing}
      <RequestLink siteUrl={siteUrl} />
      <Signature />
    </EmailTemplate>,
  )
}
