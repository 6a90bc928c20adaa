import type { FieldProblem } from '@seneb/contracts/errors'
import { editedSchemaOf } from '@seneb/contracts/publications/publication-kinds'
import {
  keyFieldOf,
  publicationBounds,
  type EditableKind,
  type PublicationContent,
} from '@seneb/contracts/publications/publication-editing'
import { leadsSomewhere } from '@seneb/contracts/vocabulary/site-routes'
import { AppError } from '@seneb/platform/app-error'
import { marked, type Tokens } from 'marked'
import type { Schema, ValidationError } from 'yup'

import { legalProblems } from './legal-drafts.js'
import { claimProblems } from './claim-problems.js'
import { reviewProblems } from './medical-review.rules.js'
import { typeNames, validationErrors } from '../content-files/check-written.js'
import { proseMistakes, proseOf } from '../content-files/prose-mistakes.js'

interface EditedPublication {
  readonly kind: EditableKind
  readonly key: string
  readonly content: PublicationContent
}

/** Throws INPUT_INVALID with a sentence at each field of a record that cannot be published as it is. */
export function assertPublishable(publication: EditedPublication, now: Date): void {
  const found = publicationProblems(publication)
  const { content, kind } = publication
  const problems =
    found.length > 0
      ? found
      : [...claimProblems(kind, content, now), ...legalProblems(kind, content), ...reviewProblems(content, now)]
  if (problems.length > 0) throw new AppError('INPUT_INVALID', { fields: problems })
}

const maxProblems = 50

/**
 * Returns the problems of a record: those that its schema finds, as in a content file, then markup that the site would
 * remove, links that lead nowhere, and promises outside the register of claims.
 */
export function publicationProblems({ content, key, kind }: EditedPublication): readonly FieldProblem[] {
  const size = JSON.stringify(content).length
  if (size > publicationBounds.content) {
    const message = `Please use at most ${publicationBounds.content} characters in one text; this one has ${size}`
    return [{ path: 'content', message }]
  }
  const keyField = keyFieldOf(kind)
  if (content[keyField] !== key) {
    return [{ path: `content.${keyField}`, message: `The key of a text does not change; please leave it ${key}` }]
  }
  const schema = editedSchemaOf(kind)
  const errors = validationErrors(content, schema).flatMap(schemaProblems)
  const problems =
    errors.length > 0 ? errors : [...markupProblems(content, schema), ...promiseProblems(content, schema)]
  return problems.slice(0, maxProblems).map(({ message, path }) => ({ path: `content.${path}`, message }))
}

interface Problem {
  readonly path: string
  readonly message: string
}

function schemaProblems({ message, params = {}, path = '', type }: ValidationError): Problem[] {
  switch (type) {
    case 'optionality':
    case 'nullable':
    case 'required':
      return [{ path, message: 'Please fill this in' }]
    case 'noUnknown':
      return [{ path, message: `There is no field "${String(params['unknown']).slice(0, 100)}"` }]
    case 'typeError':
      return [{ path, message: `Please give ${typeNames[String(params['type'])] ?? String(params['type'])}` }]
    case 'oneOf':
      return [{ path, message: message.startsWith('Please') ? message : `Please choose: ${String(params['values'])}` }]
    default:
      return [{ path, message }]
  }
}

function markupProblems(content: PublicationContent, schema: Schema): Problem[] {
  return [
    ...proseMistakes(content, schema).map(({ path, message }) => ({
      path,
      message: `Please remove what the site does not show: ${message.slice(`${path} contains `.length)}`,
    })),
    ...linksOf(content, schema)
      .filter(({ href }) => /^\/(?![/\\])/.test(href) && !leadsSomewhere(href))
      .map(({ href, path }) => ({ path, message: `There is no page at ${href}` })),
    ...(isEmail(content) ? linksOf(content, schema) : [])
      .filter(({ href }) => !href.startsWith('/'))
      .map(({ path }) => ({
        path,
        message: 'Please link to pages of our site only, such as [contact page](/contact-us)',
      })),
  ]
}

function isEmail(content: PublicationContent): boolean {
  return 'subject' in content
}

function linksOf(content: PublicationContent, schema: Schema): { path: string; href: string }[] {
  const inProse = proseOf(content, schema).flatMap(({ path, text }) => {
    const links: { path: string; href: string }[] = []
    void marked.walkTokens(marked.lexer(text), (token) => {
      if (token.type === 'link') links.push({ path, href: (token as Tokens.Link).href })
    })
    return links
  })
  const related = (content['relatedTopics'] ?? []) as readonly { readonly path: string }[]
  return [...inProse, ...related.map(({ path: href }, at) => ({ path: `relatedTopics[${at}].path`, href }))]
}

/** Figures and adjectives that promise something; they belong to claims, packages and offers (GEN-08). */
const figure = /\d\s*(?:%|[$€£])|[$€£]\s*\d|\b(?:USD|EGP|EUR|per ?cent)\b/i
const adjective = /\b(?:world-class|risk-free|painless|guaranteed|state-of-the-art|cutting-edge)\b|#1\b/i

/** Single lines that may promise something. */
const promisingLines = ['heading', 'title', 'summary', 'meta.title', 'meta.description', 'subject', 'preview']

function promiseProblems(content: PublicationContent, schema: Schema): Problem[] {
  // Only pages and emails make promises in our name: press items quote others, and questions may explain prices.
  if (!('meta' in content) && !isEmail(content)) return []
  const { closing, meta, ...own } = content
  const titles = ((closing ?? []) as readonly { readonly title?: string }[]).flatMap(({ title }, at) =>
    title === undefined ? [] : [{ path: `closing[${at}].title`, text: title }],
  )
  const lines = Object.entries({ ...own, ...prefixed(meta) }).flatMap(([path, text]) =>
    promisingLines.includes(path) && typeof text === 'string' ? [{ path, text }] : [],
  )
  return [...lines, ...titles, ...proseOf(content, schema)].flatMap(({ path, text }) => {
    const found = figure.exec(text) ?? adjective.exec(text)
    if (!found) return []
    const message = `“${found[0]}” is a promise; only the register of claims and prices may make one`
    return [{ path, message }]
  })
}

function prefixed(meta: unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(meta ?? {}).map(([name, value]) => [`meta.${name}`, value]))
}
