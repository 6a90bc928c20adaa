import { getSchema, type JSONContent } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import MarkdownIt from 'markdown-it'
import { marked } from 'marked'
import { defaultMarkdownSerializer, MarkdownParser, MarkdownSerializer } from 'prosemirror-markdown'

import { proseExtensions } from './prose-schema.js'

const schema = getSchema(proseExtensions)

const parser = new MarkdownParser(schema, MarkdownIt('commonmark').enable('table'), {
  paragraph: { block: 'paragraph' },
  blockquote: { block: 'blockquote' },
  bullet_list: { block: 'bulletList' },
  ordered_list: { block: 'orderedList', getAttrs: (token) => ({ start: Number(token.attrGet('start') ?? 1) }) },
  list_item: { block: 'listItem' },
  hardbreak: { node: 'hardBreak' },
  strong: { mark: 'bold' },
  em: { mark: 'italic' },
  link: { mark: 'link', getAttrs: (token) => ({ href: token.attrGet('href'), title: token.attrGet('title') }) },
  table: { block: 'table' },
  thead: { ignore: true },
  tbody: { ignore: true },
  tr: { block: 'tableRow' },
  th: { block: 'tableHeader' },
  td: { block: 'tableCell' },
})

type Known<Kind> = Readonly<Record<'blockquote' | 'list_item' | 'paragraph' | 'text', Kind>>
type KnownMarks<Kind> = Readonly<Record<'em' | 'link' | 'strong', Kind>>
const nodes = defaultMarkdownSerializer.nodes as Known<MarkdownSerializer['nodes'][string]>
const marks = defaultMarkdownSerializer.marks as KnownMarks<MarkdownSerializer['marks'][string]>

const serializer = new MarkdownSerializer(
  {
    text: nodes.text,
    paragraph: nodes.paragraph,
    blockquote: nodes.blockquote,
    listItem: nodes.list_item,
    bulletList: (state, list) => state.renderList(list, '  ', () => '- '),
    orderedList: (state, list) => {
      const { start } = list.attrs as { readonly start: number }
      const width = String(start + list.childCount - 1).length
      state.renderList(list, ' '.repeat(width + 2), (at) => `${start + at}. `)
    },
    hardBreak: (state, _node, { type }) => {
      state.write(type.name.startsWith('table') ? ' ' : '  \n')
    },
    table: (state, table) => {
      table.forEach((row, _offset, at) => {
        state.write('|')
        row.forEach((cell) => {
          state.write(' ')
          state.renderInline(cell)
          state.write(' |')
        })
        state.ensureNewLine()
        if (at > 0) return
        state.write(`|${' --- |'.repeat(row.childCount)}`)
        state.ensureNewLine()
      })
      state.closeBlock(table)
    },
  },
  { bold: marks.strong, italic: marks.em, link: marks.link },
  {
    hardBreakNodeName: 'hardBreak',
    // HTML, references of characters, cells and `1)` of a list, when they are typed as text.
    escapeExtraCharacters: /<(?=[a-z/!?])|\||&(?=#?\w+;)|(?<=^\d{1,9})\)/gi,
  },
)

/** Returns Markdown for the editor; undefined when the editor could not keep all of it, such as HTML or a heading. */
export function readProse(markdown: string): JSONContent | undefined {
  try {
    const read = parser.parse(markdown)
    return isSameOnSite(markdown, serialize(read)) ? (read.toJSON() as JSONContent) : undefined
  } catch {
    return undefined
  }
}

/** Returns the Markdown of a document of the editor. */
export function writeProse(content: JSONContent): string {
  return serialize(schema.nodeFromJSON(content))
}

function serialize(read: Node): string {
  return serializer.serialize(read, { tightLists: true }).trim()
}

/** Whether the site shows both alike. */
function isSameOnSite(one: string, other: string): boolean {
  return renderedOf(one) === renderedOf(other)
}

function renderedOf(markdown: string): string {
  const html = marked.parse(markdown, { async: false, gfm: true })
  return html
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=<\/)/g, '')
    .trim()
}
