import { markupName, shownAddress, shownMarkup } from '@seneb/contracts/publications/prose-markup'
import { marked, type Token, type Tokens } from 'marked'
import type {
  Schema,
  SchemaDescription,
  SchemaFieldDescription,
  SchemaInnerTypeDescription,
  SchemaObjectDescription,
} from 'yup'

/** Finds the markup in all prose of a record that the site would remove. */
export function proseMistakes(data: unknown, schema: Schema): { path: string; message: string }[] {
  return proseOf(data, schema).flatMap(({ path, text }) => {
    const removed = new Set<string>()
    void marked.walkTokens(marked.lexer(text), (token: Token) => {
      if (!shownMarkup.has(token.type)) removed.add(markupName(token.type))
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
