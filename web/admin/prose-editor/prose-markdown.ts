import { getSchema, type JSONContent } from '@tiptap/core'
import type { Mark, Node } from '@tiptap/pm/model'
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

type Known<Kind> = Readonly<Record<'blockquote' | 'list_item' | 'paragraph', Kind>>
type KnownMarks<Kind> = Readonly<Record<'em' | 'strong', Kind>>
type NodeSpec = MarkdownSerializer['nodes'][string]
type MarkSpec = MarkdownSerializer['marks'][string]
const nodes = defaultMarkdownSerializer.nodes as Known<NodeSpec>
const { em, strong } = defaultMarkdownSerializer.marks as KnownMarks<MarkSpec>

/** HTML, references of characters, cells, and `1)`, `1.` and `+` of lists, when they are typed as text. */
const markup = /<(?=[a-z/!?])|\||&(?=#?\w+;)|(?<=^\d{1,9})\)|(?<=^\d{1,9})\.$|^\+$/gi

/** A serializer of the schema with its own way to write text and italics. */
function serializerWith(text: NodeSpec, italic: MarkSpec, escaped = markup): MarkdownSerializer {
  return new MarkdownSerializer(
    {
      text,
      paragraph: (state, paragraph, parent, at) => nodes.paragraph(state, withoutMargins(paragraph), parent, at),
      blockquote: nodes.blockquote,
      listItem: nodes.list_item,
      bulletList: (state, list) => state.renderList(list, '  ', () => '- '),
      orderedList: (state, list) => {
        const { start } = list.attrs as { readonly start: number }
        const width = String(start + list.childCount - 1).length
        // Only a list that begins with 1 can follow the line of a paragraph.
        if (start !== 1) state.write()
        state.renderList(list, ' '.repeat(width + 2), (at) => `${start + at}. `)
      },
      hardBreak: (state, _node, parent, at) => {
        if (parent.type.name.startsWith('table')) state.write(' ')
        // A line of spaces would end the paragraph.
        else state.write(isBreak(parent.maybeChild(at - 1)) ? '\\\n' : '  \n')
      },
      table: (state, table) => {
        table.forEach((row, _offset, at) => {
          state.write('|')
          row.forEach((cell) => {
            state.write(' ')
            state.renderInline(withoutMargins(cell))
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
    { bold: strong, italic, link },
    {
      hardBreakNodeName: 'hardBreak',
      escapeExtraCharacters: escaped,
    },
  )
}

const link: MarkSpec = {
  open: '[',
  close: (_state, { attrs }) => {
    const { href, title } = attrs as { readonly href: string; readonly title: string | null }
    return `](${safeAddress(href)}${title ? ` "${title.replaceAll(/["\\]/g, '\\$&')}"` : ''})`
  },
  mixable: true,
}

/** Returns an address without signs that would end it in Markdown. */
function safeAddress(href: string): string {
  return href.replaceAll(/[\s<>"\\|`]/g, encodeURIComponent).replaceAll(/[()]/g, '\\$&')
}

/** Returns a block without the white space at its ends, which Markdown would read as markup or drop. */
function withoutMargins(block: Node): Node {
  const text = block.textBetween(0, block.content.size, '', '\n')
  return block.cut(text.length - text.trimStart().length, text.trimEnd().length)
}

function isBreak(node: Node | null): boolean {
  return node?.type.name === 'hardBreak'
}

/** Writes text as it is; after a line break, what would begin another block is escaped, and `!` before a link. */
const plainText: NodeSpec = (state, { text = '' }, parent, at) => {
  const isPicture = text.endsWith('!') && isLinked(parent.maybeChild(at + 1))
  const written = isPicture ? text.slice(0, -1) : text
  const isLine = isBreak(parent.maybeChild(at - 1))
  state.text(isLine ? state.esc(written.trimStart(), true).replace(/^[=:]/, '\\$&') : written, !isLine)
  if (isPicture) state.text('\\!', false)
}

function isLinked(node: Node | null): boolean {
  return node?.marks.some(({ type }) => type.name === 'link') ?? false
}

/**
 * Writes the letter outside a mark as a reference (`&#97;`) where Markdown reads no mark beside a letter: next to
 * italics, and next to bold that begins or ends with punctuation.
 */
const separatedText: NodeSpec = (state, node, parent, at) => {
  const { text = '' } = node
  const first = separates(parent.maybeChild(at - 1), parent.child(at), 'end') ? (firstLetter.exec(text)?.[0] ?? '') : ''
  const rest = text.slice(first.length)
  const last = separates(parent.maybeChild(at + 1), parent.child(at), 'start') ? (lastLetter.exec(rest)?.[0] ?? '') : ''
  if (first) state.text(referenceTo(first), false)
  const middle = rest.slice(0, rest.length - last.length)
  if (middle) plainText(state, schema.text(middle), parent, at)
  if (last) state.text(referenceTo(last), false)
}

// Emoji are signs, but the site reads them as letters.
const firstLetter = /^(?:[^\s\p{P}\p{S}]|[\u{10000}-\u{10ffff}])/u
const lastLetter = /(?:[^\s\p{P}\p{S}]|[\u{10000}-\u{10ffff}])$/u

/** Whether a mark that only the neighbour has, at the edge towards this text, would not be read beside a letter. */
function separates(neighbour: Node | null, { marks }: Node, edge: 'start' | 'end'): boolean {
  const inner = (edge === 'start' ? /^./su : /.$/su).exec(neighbour?.text ?? '')?.[0]
  // White space at the ends of a mark is written outside of it.
  if (!neighbour || inner === undefined || inner.trim() === '') return false
  // A mark of the text itself that ends here has its sign in between.
  if (namesOf(marks, neighbour.marks).some((name) => name !== 'link')) return false
  const own = namesOf(neighbour.marks, marks)
  // A single letter may itself be written as a reference, which begins with a sign.
  const isAtSign = own.includes('link') || /[\p{P}\p{S}]/u.test(inner) || inner === neighbour.text
  return own.includes('italic') || (own.includes('bold') && isAtSign)
}

/** Names of the marks that others lack. */
function namesOf(marks: readonly Mark[], others: readonly Mark[]): readonly string[] {
  return marks.filter((mark) => !mark.isInSet(others)).map(({ type }) => type.name)
}

function referenceTo(letter: string): string {
  return `&#${letter.codePointAt(0)};`
}

const plain = serializerWith(plainText, em)
// Underscores at the edges of words stay as typed; within words they have no meaning, as in an address.
const markupInWords = new RegExp(
  `${markup.source}|(?<![\\\\\\p{L}\\p{N}])_|(?<!\\\\)_(?![\\p{L}\\p{N}])`,
  `${markup.flags}u`,
)
const separated = serializerWith(separatedText, { ...em, open: '_', close: '_' }, markupInWords)

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

/** Marks between letters are written so that the site reads them; elsewhere Markdown is as people write it. */
function serialize(read: Node): string {
  const usual = plain.serialize(read, { tightLists: true }).trim()
  const safe = separated.serialize(read, { tightLists: true }).trim()
  if (usual === safe) return usual
  const isAlike = isSameOnSite(usual, safe) && parser.parse(usual).eq(parser.parse(safe))
  return isAlike ? usual : safe
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
    .replaceAll('<em><strong>', '<strong><em>')
    .replaceAll('</strong></em>', '</em></strong>')
    .trim()
}
