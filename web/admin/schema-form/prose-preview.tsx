import { shownAddress } from '@seneb/contracts/publications/prose-markup'
import { marked, type Token, type Tokens } from 'marked'
import { Fragment, type ReactNode } from 'react'

import { schemaFormCopy } from './schema-form.copy.js'

const copy = schemaFormCopy.fields

/**
 * Markdown as the site shows it, made of elements alone: no text of an editor is ever read as HTML. Markup that the site
 * would remove is named instead.
 */
export function ProsePreview({ text }: { readonly text: string }) {
  return <div className="desk-prose">{elementsOf(marked.lexer(text))}</div>
}

function elementsOf(tokens: readonly Token[] | undefined): ReactNode {
  return tokens?.map((token, at) => <Fragment key={at}>{elementOf(token)}</Fragment>)
}

function elementOf(token: Token): ReactNode {
  const children = () => elementsOf((token as Tokens.Generic).tokens)
  switch (token.type) {
    case 'space':
      return null
    case 'paragraph':
      return <p>{children()}</p>
    case 'strong':
      return <strong>{children()}</strong>
    case 'em':
      return <em>{children()}</em>
    case 'br':
      return <br />
    case 'text':
    case 'escape':
      return 'tokens' in token && token.tokens ? children() : unescaped((token as Tokens.Text).text)
    case 'blockquote':
      return <blockquote>{children()}</blockquote>
    case 'link':
      return linkOf(token as Tokens.Link)
    case 'list':
      return listOf(token as Tokens.List)
    case 'table':
      return tableOf(token as Tokens.Table)
    default:
      return <mark>{copy.notShown(token.raw.trim())}</mark>
  }
}

/** A link that opens beside the desk; one that the site removes is named. */
function linkOf({ href, raw, tokens }: Tokens.Link): ReactNode {
  if (!shownAddress.test(href)) return <mark>{copy.notShown(raw)}</mark>
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {elementsOf(tokens)}
    </a>
  )
}

function listOf({ items, ordered }: Tokens.List): ReactNode {
  const List = ordered ? 'ol' : 'ul'
  return (
    <List>
      {items.map((item, at) => (
        <li key={at}>{elementsOf(item.tokens)}</li>
      ))}
    </List>
  )
}

function tableOf({ header, rows }: Tokens.Table): ReactNode {
  return (
    <table>
      <thead>
        <tr>
          {header.map((cell, at) => (
            <th key={at} scope="col">
              {elementsOf(cell.tokens)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={at}>
            {row.map((cell, column) => (
              <td key={column}>{elementsOf(cell.tokens)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

/** The text of a token as it was written: `marked` may have escaped it for HTML. */
function unescaped(text: string): string {
  return text.replaceAll(/&(amp|lt|gt|quot|#39);/g, (all, name: string) => entities[name] ?? all)
}
