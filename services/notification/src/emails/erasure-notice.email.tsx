import { greetingName } from '@seneb/contracts/forms/greeting-name'

import { AboutSeneb, becauseOfRequest, Signature, EmailTemplate } from './email-template.js'
import { Facts } from './email-facts.js'
import { wordingOf, type EmailContext } from './email-wording.js'
import { HighlightedValue, Panel } from './email-panels.js'
import { Paragraph, Subtitle, TextLink, Title } from './email-text.js'
import { SunriseMasthead } from './masthead.js'
import { formatForPerson } from './person-time.rules.js'
import { renderEmail, type Email } from './render-email.js'
import { referenceOnly } from './wording.rules.js'

interface Erased extends EmailContext {
  readonly reference: string
  readonly fullName: string
  readonly erasedAt: Date
}

/**
 * E-mail to a person that their enquiry was erased at their request (LEGAL-05). It states which data the law requires
 * us to keep, for how long, and the contact address. It is the last mail to them and mentions nothing they requested.
 */
export function erasureNotice({ erasedAt, fullName, reference, ...context }: Erased): Email {
  const { siteUrl } = context
  const ref = referenceOnly(reference)
  const name = greetingName(fullName)
  const { closing, heading, opening, preview, subject, title } = wordingOf('erasure-notice', context, {
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
        <HighlightedValue label="The reference it had" value={ref} />
        <Facts rows={[{ label: 'Erased', value: formatForPerson(erasedAt, undefined) }]} />
      </Panel>
      <OutcomeSection />
      {closing}
      <WhereToWrite siteUrl={siteUrl} />
      <Signature />
    </EmailTemplate>,
  )
}

function OutcomeSection() {
  return (
    <>
      <Subtitle>What is erased</Subtitle>
      <Paragraph>
        What you sent us, our notes and answers, drafts and plans, the mails that were waiting, and how you came to us.
        Your address goes with this email: it is the last one about it. Backups hold older copies until they end; should
        we ever need one, your data is erased from it before anybody can see it.
      </Paragraph>
      <Subtitle>What stays, and why</Subtitle>
      <Paragraph>
        For six years we have to be able to show what was agreed to and withdrawn, with the date, and that there was an
        erasure, when and why. Neither names you, nor says what you asked for.
      </Paragraph>
      <Paragraph>Emails that you received from us are yours; we cannot erase those in your mailbox.</Paragraph>
    </>
  )
}

function WhereToWrite({ siteUrl }: { siteUrl: string }) {
  return (
    <>
      <Subtitle>If something is not right</Subtitle>
      <Paragraph>
        Did you not ask for this, or do you have a question? Reply to this email, or write to us on our{' '}
        <TextLink href={`${siteUrl}/contact-us`}>contact page</TextLink>. You may also complain to the data protection
        authority where you live.
      </Paragraph>
    </>
  )
}
