import { visible } from '@seneb/contracts/forms/greeting-name'

import { AboutSeneb, becauseOfRequest, Signature, EmailTemplate } from './email-template.js'
import { Lines } from './email-lists.js'
import { Paragraph, SmallTitle, Title, Words } from './email-text.js'
import { SunriseMasthead } from './masthead.js'
import { renderEmail, type Email } from './render-email.js'

interface Reply {
  /** Subject as the team saw it; it contains no health data. */
  readonly subject: string
  /** Word for word as the team saw it, from the greeting to who wrote it. */
  readonly words: string
  readonly siteUrl: string
}

/** The answer of one of our staff to an enquiry: their words in our frame, and nothing added to them. */
export function replyEmail({ siteUrl, subject, words }: Reply): Email {
  return renderEmail(
    subject,
    <EmailTemplate
      title="About your request"
      preview="The Seneb care desk has written to you about your request."
      masthead={<SunriseMasthead siteUrl={siteUrl} />}
      footer={<AboutSeneb siteUrl={siteUrl} because={becauseOfRequest} />}
    >
      <Title>About your request</Title>
      {paragraphsOf(words).map((paragraph, at) => (
        <Part key={at} words={paragraph} />
      ))}
      <Signature />
    </EmailTemplate>,
  )
}

/**
 * Part of the text. Lines that begin with a dash become a list, and a line above them its heading. A plan of forty days
 * therefore stays readable on a phone and on paper.
 */
function Part({ words }: { readonly words: string }) {
  const lines = words.split('\n')
  const first = lines.findIndex((line) => line.startsWith('- '))
  const isList = first >= 0 && lines.slice(first).every((line) => line.startsWith('- '))
  const above = isList ? lines.slice(0, first).join('\n') : words
  return (
    <>
      {isHeading(above, isList) ? <SmallTitle>{above}</SmallTitle> : above !== '' && <TextOf words={above} />}
      {isList && <Lines lines={lines.slice(first).map((line) => line.slice(2))} />}
    </>
  )
}

/** One line over a list that is no sentence, or the name of a day that has no lines. */
function isHeading(words: string, isOverList: boolean): boolean {
  return isOverList ? /^[^\n]*[^\n.,:;!?]$/.test(words) : /^Day \d+(?: [(][^)]+[)])?: [^\n]+$/.test(words)
}

function TextOf({ words }: { readonly words: string }) {
  return (
    <Paragraph>
      <Words text={words} />
    </Paragraph>
  )
}

function paragraphsOf(words: string): readonly string[] {
  return visible(words).split(/\n{2,}/)
}
