import { visible } from '@seneb/contracts/forms/greeting-name'

import { AboutSeneb, becauseOfRequest, Signature, EmailTemplate } from './email-template.js'
import { Lines } from './email-lists.js'
import { Paragraph, SmallTitle, Title, MultilineText } from './email-text.js'
import { SunriseMasthead } from './masthead.js'
import { renderEmail, type Email } from './render-email.js'
import { RequestLink } from './request-link.js'

interface Reply {
  /** Subject as the team saw it; it contains no health data. */
  readonly subject: string
  /** Exact text as the team saw it, from the greeting to the signature. */
  readonly text: string
  readonly siteUrl: string
}

/** Renders a reply of the care team in our layout; its text is unchanged. */
export function replyEmail({ siteUrl, subject, text }: Reply): Email {
  return renderEmail(
    subject,
    <EmailTemplate
      title="About your request"
      preview="The Seneb care desk has written to you about your request."
      masthead={<SunriseMasthead siteUrl={siteUrl} />}
      footer={<AboutSeneb siteUrl={siteUrl} because={becauseOfRequest} />}
    >
      <Title>About your request</Title>
      {splitParagraphs(text).map((paragraph, index) => (
        <Block key={index} text={paragraph} />
      ))}
      <RequestLink siteUrl={siteUrl} />
      <Signature />
    </EmailTemplate>,
  )
}

/**
 * Part of the text. Lines that begin with a dash become a list, and a line above them its heading. A plan of forty days
 * therefore stays readable on a phone and on paper.
 */
function Block({ text }: { readonly text: string }) {
  const lines = text.split('\n')
  const first = lines.findIndex((line) => line.startsWith('- '))
  const isList = first >= 0 && lines.slice(first).every((line) => line.startsWith('- '))
  const intro = isList ? lines.slice(0, first).join('\n') : text
  return (
    <>
      {isHeading(intro, isList) ? <SmallTitle>{intro}</SmallTitle> : intro !== '' && <TextParagraph text={intro} />}
      {isList && <Lines lines={lines.slice(first).map((line) => line.slice(2))} />}
    </>
  )
}

/** Whether a line is a heading: a line above a list without punctuation, or the title of a day without a list. */
function isHeading(text: string, hasList: boolean): boolean {
  return hasList ? /^[^\n]*[^\n.,:;!?]$/.test(text) : /^Day \d+(?: [(][^)]+[)])?: [^\n]+$/.test(text)
}

function TextParagraph({ text }: { readonly text: string }) {
  return (
    <Paragraph>
      <MultilineText text={text} />
    </Paragraph>
  )
}

function splitParagraphs(text: string): readonly string[] {
  return visible(text).split(/\n{2,}/)
}
