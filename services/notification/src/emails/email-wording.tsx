import { visible } from '@seneb/contracts/forms/greeting-name'
import type { EmailTexts } from '@seneb/contracts/publications/email-text.schemas'
import type { EmailPlaceholder, EmailTextKey } from '@seneb/contracts/vocabulary/email-texts'
import { promisedReplyHours } from '@seneb/contracts/vocabulary/trip-options'
import { marked } from 'marked'
import { Fragment, type ReactNode } from 'react'

import { Prose } from './email-prose.js'
import { Subtitle } from './email-text.js'

/** Input of every email to a person besides its facts. */
export interface EmailContext {
  readonly siteUrl: string
  /** Sentences as editors published them. */
  readonly texts: EmailTexts
}

/** Facts by the placeholders that stand for them. */
type Facts = Readonly<Partial<Record<EmailPlaceholder, string>>>

/** Sentences of one email with its facts in place. */
interface EmailWording {
  readonly subject: string
  /** The subject without the reference. */
  readonly title: string
  readonly preview: string
  readonly heading: string
  /** Paragraphs before the facts of the email. */
  readonly opening: ReactNode
  /** Parts after the facts. */
  readonly closing: ReactNode
}

/** Returns the sentences of an email. Each fact is put in as text, so that none of them is read as markup. */
export function wordingOf(key: EmailTextKey, { siteUrl, texts }: EmailContext, facts: Facts = {}): EmailWording {
  const { closing, heading, opening, preview, subject } = texts[key]
  const values: Facts = { hours: String(promisedReplyHours), ...facts }
  const fill = (text: string) => filled(text, values)
  // A line break in a subject would begin another header.
  const line = (text: string) => visible(fill(text)).replaceAll(/\s+/g, ' ')
  const proseOf = (text: string) => <Prose tokens={marked.lexer(text)} siteUrl={siteUrl} fill={fill} isOwnLinksOnly />
  return {
    subject: line(subject),
    title: line(subject.replace(' ({reference})', '')),
    preview: line(preview),
    heading: line(heading),
    opening: proseOf(opening),
    closing: closing.map(({ text, title }, at) => (
      <Fragment key={at}>
        {title !== undefined && <Subtitle>{line(title)}</Subtitle>}
        {proseOf(text)}
      </Fragment>
    )),
  }
}

function filled(text: string, values: Facts): string {
  return text.replaceAll(/\{(\w+)\}/g, (all, name: string) =>
    Object.hasOwn(values, name) ? (values[name as EmailPlaceholder] ?? all) : all,
  )
}
