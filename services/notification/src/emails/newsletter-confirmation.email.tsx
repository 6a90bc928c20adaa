import { EmailButton } from './email-links.js'
import { FinePrint, EmailTemplate } from './email-template.js'
import { wordingOf, type EmailContext } from './email-wording.js'
import { Paragraph, TextLink, Title } from './email-text.js'
import { SunriseMasthead } from './masthead.js'
import { renderEmail, type Email } from './render-email.js'

interface NewsletterConfirmation extends EmailContext {
  readonly token: string
  /** False when the address counts without a click (single opt-in). */
  readonly needsConfirmation: boolean
}

/** E-mail with the link that confirms a subscription and the link to unsubscribe (D-16). It contains no name. */
export function newsletterConfirmation({ needsConfirmation, token, ...context }: NewsletterConfirmation): Email {
  const { siteUrl } = context
  const confirm = `${siteUrl}/newsletter/confirm/${token}`
  const unsubscribe = `${siteUrl}/newsletter/unsubscribe/${token}`
  const key = needsConfirmation ? 'newsletter-confirmation' : 'newsletter-welcome'
  const { closing, heading, opening, preview, subject, title } = wordingOf(key, context)
  return renderEmail(
    subject,
    <EmailTemplate
      title={title}
      preview={preview}
      masthead={<SunriseMasthead siteUrl={siteUrl} />}
      footer={
        <FinePrint>
          You receive this email because your address was entered for our newsletter. Not you, or changed your mind?{' '}
          <TextLink href={unsubscribe}>Unsubscribe</TextLink> and we will not write again.
        </FinePrint>
      }
    >
      <Title>{heading}</Title>
      {opening}
      {needsConfirmation && (
        <>
          <Paragraph>Without this click we send you nothing more.</Paragraph>
          <EmailButton href={confirm}>Confirm my subscription</EmailButton>
        </>
      )}
      {closing}
    </EmailTemplate>,
  )
}
