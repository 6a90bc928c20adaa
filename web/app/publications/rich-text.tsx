import { leadsSomewhere } from '@seneb/contracts/vocabulary/site-routes'
import { classNames } from '@seneb/ui/class-names'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

import { textOf, type Prose, type ProseElement } from './prose.js'
import { publicationsCopy } from './publications.copy.js'

interface RichTextProps {
  readonly prose: Prose
  readonly className?: string
}

/** A published text (ART-13, D-60): built as elements, never as HTML. */
export function RichText({ prose, className }: RichTextProps) {
  return <div className={classNames('prose', className)}>{childrenOf(prose)}</div>
}

function childrenOf(prose: Prose): ReactNode[] {
  // The order of a text never changes, so indexes are valid keys.
  return prose.map((node, index) => (typeof node === 'string' ? node : <Element key={index} {...node} />))
}

function Element({ tag, href, start, column, children }: ProseElement) {
  const inner = childrenOf(children)
  switch (tag) {
    case 'a':
      return <TextLink href={href}>{inner}</TextLink>
    case 'br':
      return <br />
    case 'ol':
      return <ol start={start}>{inner}</ol>
    case 'th':
      return <th scope="col">{inner}</th>
    case 'td':
      return <td data-column={column}>{inner}</td>
    case 'table':
      return (
        // A wide table scrolls in its own box, which must be focusable by keyboard.
        <div className="prose-table" role="region" aria-label={publicationsCopy.table} tabIndex={0}>
          <table>{childrenOf(withColumns(children, columnsOf(children)))}</table>
        </div>
      )
    default: {
      const PlainElement = plainTags.has(tag) ? (tag as 'p') : 'span'
      return <PlainElement>{inner}</PlainElement>
    }
  }
}

const plainTags = new Set(['p', 'strong', 'em', 'ul', 'li', 'blockquote', 'thead', 'tbody', 'tr'])

/** The names of a table's columns. */
function columnsOf(table: Prose): readonly string[] {
  return table.flatMap((node) => {
    if (typeof node === 'string') return []
    return node.tag === 'th' ? [textOf(node.children).trim()] : columnsOf(node.children)
  })
}

/** Gives each cell the name of its column, which phones show in the cell (prose.css). */
function withColumns(prose: Prose, columns: readonly string[]): Prose {
  const cells = prose.filter((node) => typeof node !== 'string' && node.tag === 'td')
  return prose.map((node) => {
    if (typeof node === 'string') return node
    return node.tag === 'td'
      ? { ...node, column: columns[cells.indexOf(node)] }
      : { ...node, children: withColumns(node.children, columns) }
  })
}

/** A link within a text; a link to a page that does not exist is rendered as plain text (D-33). */
function TextLink({ href, children }: { readonly href: string | undefined; readonly children: ReactNode }) {
  if (href === undefined) return <>{children}</>
  if (href.startsWith('/')) return leadsSomewhere(href) ? <Link to={href}>{children}</Link> : <>{children}</>
  return (
    <a href={href} rel={href.startsWith('https:') ? 'noopener noreferrer' : undefined}>
      {children}
    </a>
  )
}
