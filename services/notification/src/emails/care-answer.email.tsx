import { visible } from '@seneb/contracts/forms/greeting-name'
import type { EnquiryKind } from '@seneb/contracts/vocabulary/care-enquiries'

import { AboutSeneb, Signature } from './about-seneb.js'
import { EmailTemplate } from './email-template.js'
import { Paragraph, Title, Words } from './email-text.js'
import { SunriseMasthead } from './masthead.js'
import { renderEmail, type Email } from './render-email.js'

interface CareAnswer {
  /** As the team saw it; it says nothing of anybody's health. */
  readonly subject: string
  /** Word for word as the team saw it, from the greeting to who wrote it. */
  readonly words: string
  readonly enquiryKind: EnquiryKind
  readonly siteUrl: string
}

const entered = { 'trip-plan': 'in our trip planner', consultation: 'in our contact form' } as const

/** The answer of one of our staff to an enquiry: their words in our frame, and nothing added to them. */
export function careAnswerEmail({ enquiryKind, siteUrl, subject, words }: CareAnswer): Email {
  return renderEmail(
    subject,
    <EmailTemplate
      title="About your request"
      preview="The Seneb care desk has written to you about your request."
      masthead={<SunriseMasthead siteUrl={siteUrl} />}
      footer={<AboutSeneb siteUrl={siteUrl} where={entered[enquiryKind]} />}
    >
      <Title>About your request</Title>
      {paragraphsOf(words).map((paragraph, at) => (
        <Paragraph key={at}>
          <Words text={paragraph} />
        </Paragraph>
      ))}
      <Signature />
    </EmailTemplate>,
  )
}

function paragraphsOf(words: string): readonly string[] {
  return visible(words).split(/\n{2,}/)
}
