import { EmailButton } from './email-links.js'
import { FinePrint, EmailTemplate } from './email-template.js'
import { Paragraph, TextLink, Title } from './email-text.js'
import { SunriseMasthead } from './masthead.js'
import { renderEmail, type Email } from './render-email.js'

export interface NewsletterConfirmation {
  readonly token: string
  readonly siteUrl: string
  /** False when the address counts without a click (single opt-in). */
  readonly needsConfirmation: boolean
}

/** E-mail with the link that confirms a subscription and the link to unsubscribe (D-16). It contains no name. */
export function newsletterConfirmation({ needsConfirmation, siteUrl, token }: NewsletterConfirmation): Email {
  const confirm = `${siteUrl}/newsletter/confirm/${token}`
  const unsubscribe = `${siteUrl}/newsletter/unsubscribe/${token}`
  const title = needsConfirmation ? 'Please confirm your subscription' : 'You are subscribed to our newsletter'
  return renderEmail(
    title,
    <EmailTemplate
      title={title}
      preview={needsConfirmation ? 'Confirm your address and you are subscribed.' : 'Thank you for subscribing.'}
      masthead={<SunriseMasthead siteUrl={siteUrl} />}
      footer={
        <FinePrint>
          You receive this email because your address was entered for our newsletter. Not you, or changed your mind?{' '}
          <TextLink href={unsubscribe}>Unsubscribe</TextLink> and we will not write again.
        </FinePrint>
      }
    >
      <Title>{needsConfirmation ? 'One more step' : title}</Title>
      {needsConfirmation ? (
        <>
          <Paragraph>Confirm that you want our newsletter. Without this click we send you nothing more.</Paragraph>
          <EmailButton href={confirm}>Confirm my subscription</EmailButton>
        </>
      ) : (
        <Paragraph>Thank you for subscribing to our newsletter.</Paragraph>
      )}
    </EmailTemplate>,
  )
}
