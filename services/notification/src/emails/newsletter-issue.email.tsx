import { marked } from 'marked'

import { Prose } from './email-prose.js'
import { FinePrint, EmailTemplate } from './email-template.js'
import { TextLink, Title } from './email-text.js'
import { SunriseMasthead } from './masthead.js'
import { renderEmail, type Email } from './render-email.js'

interface NewsletterIssueContent {
  readonly subject: string
  readonly preheader: string
  /** Markdown. */
  readonly body: string
}

interface NewsletterIssueMail extends NewsletterIssueContent {
  readonly siteUrl: string
  /** Secret of the link to unsubscribe. */
  readonly token: string
}

/** E-mail of an issue of the newsletter, with the link to unsubscribe. Nothing in it measures who reads it. */
export function newsletterIssue({ body, preheader, siteUrl, subject, token }: NewsletterIssueMail): Email {
  const unsubscribe = `${siteUrl}/newsletter/unsubscribe/${token}`
  return renderEmail(
    subject,
    <EmailTemplate
      title={subject}
      preview={preheader}
      masthead={<SunriseMasthead siteUrl={siteUrl} />}
      footer={
        <FinePrint>
          You receive this email because you subscribed to our newsletter.{' '}
          <TextLink href={unsubscribe}>Unsubscribe</TextLink> and we will not write again.
        </FinePrint>
      }
    >
      <Title>{subject}</Title>
      <Prose tokens={marked.lexer(body)} siteUrl={siteUrl} />
    </EmailTemplate>,
  )
}
