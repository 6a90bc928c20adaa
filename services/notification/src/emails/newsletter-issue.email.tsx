import { marked, type Token, type Tokens } from 'marked'
import { Fragment, type ReactNode } from 'react'

import { FinePrint, EmailTemplate } from './email-template.js'
import { Paragraph, TextLink, Title, body as textStyle } from './email-text.js'
import { SunriseMasthead } from './masthead.js'
import { palette } from './palette.js'
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

interface ProseProps {
  readonly tokens: readonly Token[] | undefined
  readonly siteUrl: string
}

/** Markdown as elements of a mail, so that no text of a writer is ever read as HTML. */
function Prose({ siteUrl, tokens }: ProseProps): ReactNode {
  return tokens?.map((token, at) => <Fragment key={at}>{elementOf(token, siteUrl)}</Fragment>)
}

function elementOf(token: Token, siteUrl: string): ReactNode {
  const children = <Prose tokens={(token as Tokens.Generic).tokens} siteUrl={siteUrl} />
  switch (token.type) {
    case 'paragraph':
      return <Paragraph>{children}</Paragraph>
    case 'strong':
      return <strong>{children}</strong>
    case 'em':
      return <em>{children}</em>
    case 'br':
      return <br />
    case 'text':
    case 'escape':
      return 'tokens' in token && token.tokens ? children : unescaped((token as Tokens.Text).text)
    case 'blockquote':
      return <blockquote style={quote}>{children}</blockquote>
    case 'link':
      return <TextLink href={addressOf((token as Tokens.Link).href, siteUrl)}>{children}</TextLink>
    case 'list':
      return listOf(token as Tokens.List, siteUrl)
    case 'table':
      return tableOf(token as Tokens.Table, siteUrl)
    default:
      // The rules of a text refuse anything else.
      return null
  }
}

function listOf({ items, ordered }: Tokens.List, siteUrl: string): ReactNode {
  const List = ordered ? 'ol' : 'ul'
  return (
    <List style={list}>
      {items.map((item, at) => (
        <li key={at} className="ink" dir="auto">
          <Prose tokens={item.tokens} siteUrl={siteUrl} />
        </li>
      ))}
    </List>
  )
}

function tableOf({ header, rows }: Tokens.Table, siteUrl: string): ReactNode {
  const cell = ({ tokens }: Tokens.TableCell) => <Prose tokens={tokens} siteUrl={siteUrl} />
  return (
    <table width="100%" cellPadding={8} cellSpacing={0} border={0} className="data rule" style={table}>
      <thead>
        <tr>
          {header.map((one, at) => (
            <th key={at} scope="col" align="left" className="ink">
              {cell(one)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={at}>
            {row.map((one, column) => (
              <td key={column} className="ink">
                {cell(one)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Pages of the site are written without its address. */
function addressOf(href: string, siteUrl: string): string {
  return href.startsWith('/') ? `${siteUrl}${href}` : href
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

/** The text of a token as it was written: `marked` may have escaped it for HTML. */
function unescaped(text: string): string {
  return text.replaceAll(/&(amp|lt|gt|quot|#39);/g, (all, name: string) => entities[name] ?? all)
}

const list = { ...textStyle, margin: '0 0 14px', padding: '0 0 0 22px' } as const
const quote = { margin: '0 0 14px', padding: '0 0 0 16px', borderLeft: `4px solid ${palette.gold500}` } as const
const table = { ...textStyle, margin: '0 0 14px', fontSize: '15px', lineHeight: '22px' } as const
