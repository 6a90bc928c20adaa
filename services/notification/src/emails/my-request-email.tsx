import { greetingName } from '@seneb/contracts/forms/greeting-name'
import type { ReactNode } from 'react'

import { AboutSeneb, becauseOfRequest, EmailTemplate, Signature } from './email-template.js'
import { Paragraph, Title } from './email-text.js'
import { SunriseMasthead } from './masthead.js'
import { renderEmail, type Email } from './render-email.js'

interface MyRequestEmail {
  /** Subject and heading; neutral, because other people may see the inbox. */
  readonly title: string
  readonly preview: string
  readonly fullName: string
  readonly siteUrl: string
}

/** Renders a mail about a patient's page; it names neither the reference nor anything they asked for. */
export function myRequestEmail(
  { fullName, preview, siteUrl, title }: MyRequestEmail,
  parts: readonly ReactNode[],
): Email {
  const name = greetingName(fullName)
  return renderEmail(
    title,
    <EmailTemplate
      title={title}
      preview={preview}
      masthead={<SunriseMasthead siteUrl={siteUrl} />}
      footer={<AboutSeneb siteUrl={siteUrl} because={becauseOfRequest} />}
    >
      <Title>{title}</Title>
      <Paragraph>{name ? `Hello ${name},` : 'Hello,'}</Paragraph>
      {parts}
      <Signature />
    </EmailTemplate>,
  )
}
