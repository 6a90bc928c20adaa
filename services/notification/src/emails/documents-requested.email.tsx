import type { Payload } from '@seneb/contracts/define'
import { greetingName, visible } from '@seneb/contracts/forms/greeting-name'
import type { DocumentsRequested } from '@seneb/contracts/messages/referral/document-request.messages'

import { AboutSeneb, EmailTemplate } from './email-template.js'
import { EmailButton } from './email-links.js'
import { wordingOf, type EmailContext } from './email-wording.js'
import { Panel } from './email-panels.js'
import { Paragraph, Title, MultilineText } from './email-text.js'
import { SunriseMasthead } from './masthead.js'
import { renderEmail, type Email } from './render-email.js'
import { referenceOnly } from './wording.rules.js'

const documentNames: Readonly<Record<Payload<typeof DocumentsRequested>['kinds'][number], string>> = {
  'identity-document': 'identity document',
  'tour-guide-license': 'tour guide license',
}

/** E-mail that requests documents from an applicant again, with the reason and the upload link (D-43). */
export function documentsRequested(
  { expiresAt, kinds, personal, reason, reference, token }: Payload<typeof DocumentsRequested>,
  context: EmailContext,
): Email {
  const { siteUrl } = context
  const ref = referenceOnly(reference)
  const name = greetingName(personal.fullName)
  const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(expiresAt))
  const { closing, heading, opening, preview, subject, title } = wordingOf('documents-requested', context, {
    reference: ref,
    documents: kinds.map((kind) => documentNames[kind]).join(' and your '),
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
        <Paragraph>
          <MultilineText text={visible(reason)} />
        </Paragraph>
      </Panel>
      <EmailButton href={`${siteUrl}/application-documents/${token}`}>Send it on our site</EmailButton>
      <Paragraph>
        The link works once, until {day}, and for anyone who has it, so please do not pass this email on.
      </Paragraph>
      {closing}
      <Paragraph>Please never send identity documents by email.</Paragraph>
    </EmailTemplate>,
  )
}
