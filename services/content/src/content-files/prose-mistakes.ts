import { marked, type Token, type Tokens } from 'marked'
import type {
  Schema,
  SchemaDescription,
  SchemaFieldDescription,
  SchemaInnerTypeDescription,
  SchemaObjectDescription,
} from 'yup'

/** Markup that the site shows; it removes anything else from a text (render-prose.ts). */
const shown: ReadonlySet<string> = new Set([
  'space',
  'paragraph',
  'text',
  'strong',
  'em',
  'link',
  'br',
  'escape',
  'list',
  'list_item',
  'blockquote',
  'table',
])

const names: Readonly<Record<string, string>> = {
  html: 'HTML',
  image: 'a picture',
  code: 'code',
  codespan: 'code',
  heading: 'a heading',
  hr: 'a line across the page',
  del: 'crossed-out text',
}

/** Addresses of links that the site shows: of secure sites, mail, our pages, and places of the page. */
const shownAddress = /^(?:https:|mailto:|#|\/(?![/\\]))/

/** Finds the markup in all prose of a record that the site would remove. */
export function proseMistakes(data: unknown, schema: Schema): { path: string; message: string }[] {
  return proseOf(data, schema).flatMap(({ path, text }) => {
    const removed = new Set<string>()
    void marked.walkTokens(marked.lexer(text), (token: Token) => {
      if (!shown.has(token.type)) removed.add(names[token.type] ?? token.type)
      if (isLink(token) && !shownAddress.test(token.href)) removed.add(`a link to "${token.href}"`)
    })
    return [...removed].map((name) => ({ path, message: `${path} contains ${name}, which the site does not show` }))
  })
}

/** Returns all prose of a record with its paths. */
export function proseOf(data: unknown, schema: Schema): readonly { path: string; text: string }[] {
  return proseIn(data, { description: schema.describe(), path: '' })
}

function isLink(token: Token): token is Tokens.Link {
  return token.type === 'link'
}

interface ProseField {
  readonly description: SchemaFieldDescription | undefined
  readonly path: string
}

function proseIn(data: unknown, { description, path }: ProseField): { path: string; text: string }[] {
  if (typeof data === 'string') return isProse(description) ? [{ path, text: data }] : []
  if (Array.isArray(data)) {
    const inner = (description as SchemaInnerTypeDescription | undefined)?.innerType
    const one = Array.isArray(inner) ? inner[0] : inner
    return data.flatMap((value, i) => proseIn(value, { description: one, path: `${path}[${i}]` }))
  }
  if (data === null || typeof data !== 'object') return []
  const { fields = {} } = (description ?? {}) as Partial<SchemaObjectDescription>
  return Object.entries(data).flatMap(([field, value]) =>
    proseIn(value, { description: fields[field], path: path === '' ? field : `${path}.${field}` }),
  )
}

function isProse(description: SchemaFieldDescription | undefined): boolean {
  return (description as SchemaDescription | undefined)?.meta?.prose === true
}
