import type { Token, Tokens } from 'marked'
import { Fragment, type ReactNode } from 'react'

import { Paragraph, TextLink, body as textStyle } from './email-text.js'
import { palette } from './palette.js'

interface ProseProps {
  readonly tokens: readonly Token[] | undefined
  readonly siteUrl: string
  /** Puts facts into a text of the writer. They come after the markup was read, so that none of them is markup. */
  readonly fill?: ((text: string) => string) | undefined
  /** Whether links to other sites are shown as plain text. */
  readonly isOwnLinksOnly?: boolean
}

/** Markdown as elements of a mail, so that no text of a writer is ever read as HTML. */
export function Prose({ tokens, ...props }: ProseProps): ReactNode {
  return tokens?.map((token, at) => <Fragment key={at}>{elementOf(token, props)}</Fragment>)
}

type Shown = Omit<ProseProps, 'tokens'>

function elementOf(token: Token, props: Shown): ReactNode {
  const children = <Prose {...props} tokens={(token as Tokens.Generic).tokens} />
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
      return 'tokens' in token && token.tokens ? children : textOf(token as Tokens.Text, props)
    case 'blockquote':
      return <blockquote style={quote}>{children}</blockquote>
    case 'link':
      return linkOf(token as Tokens.Link, props)
    case 'list':
      return listOf(token as Tokens.List, props)
    case 'table':
      return tableOf(token as Tokens.Table, props)
    default:
      // The rules of a text refuse anything else.
      return null
  }
}

function linkOf({ href, tokens }: Tokens.Link, props: Shown): ReactNode {
  const children = <Prose {...props} tokens={tokens} />
  const isOwn = /^\/(?![/\\])/.test(href)
  if (props.isOwnLinksOnly && !isOwn) return children
  return <TextLink href={isOwn ? `${props.siteUrl}${href}` : href}>{children}</TextLink>
}

function listOf({ items, ordered }: Tokens.List, props: Shown): ReactNode {
  const List = ordered ? 'ol' : 'ul'
  return (
    <List style={list}>
      {items.map((item, at) => (
        <li key={at} className="ink" dir="auto">
          <Prose {...props} tokens={item.tokens} />
        </li>
      ))}
    </List>
  )
}

function tableOf({ header, rows }: Tokens.Table, props: Shown): ReactNode {
  const cell = ({ tokens }: Tokens.TableCell) => <Prose {...props} tokens={tokens} />
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

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

/** The text of a token as it was written: `marked` may have escaped it for HTML. */
function textOf({ text }: Tokens.Text, { fill = (same) => same }: Shown): string {
  return fill(text.replaceAll(/&(amp|lt|gt|quot|#39);/g, (all, name: string) => entities[name] ?? all))
}

const list = { ...textStyle, margin: '0 0 14px', padding: '0 0 0 22px' } as const
const quote = { margin: '0 0 14px', padding: '0 0 0 16px', borderLeft: `4px solid ${palette.gold500}` } as const
const table = { ...textStyle, margin: '0 0 14px', fontSize: '15px', lineHeight: '22px' } as const
