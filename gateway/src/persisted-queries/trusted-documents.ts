import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { Kind, OperationTypeNode, parse, type DocumentNode } from 'graphql'

/** A document that may be asked for by its id alone. */
export interface TrustedDocument {
  readonly text: string
  /** The SHA-256 of the text in hexadecimal digits; the id of a document of ours ends in it. */
  readonly hash: string
  /** Whether it reads something; mutations travel by POST. */
  readonly isReading: boolean
  /** Whether everybody gets the same answer until something published changes. */
  readonly isPublic: boolean
}

const written = fileURLToPath(new URL('../../generated/persisted-documents.json', import.meta.url))

/**
 * The documents of our own pages by id, as the build wrote them; none before the first build. `earlier` are files that
 * earlier builds wrote: while a release is rolled out, pages of the one before are still open.
 */
export function readTrustedDocuments(
  earlier: readonly string[] = [],
  latest = written,
): ReadonlyMap<string, TrustedDocument> {
  const files = [...earlier, ...(existsSync(latest) ? [latest] : [])]
  const texts = files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>)
  return trustedDocuments(Object.assign({}, ...texts) as Readonly<Record<string, string>>)
}

/** The documents by id. */
export function trustedDocuments(texts: Readonly<Record<string, string>>): ReadonlyMap<string, TrustedDocument> {
  return new Map(
    Object.entries(texts).map(([id, text]) => {
      const document = parse(text)
      return [id, { text, hash: hashOf(text), isReading: isReading(document), isPublic: isPublic(document) }]
    }),
  )
}

/** Names the text of a document as Apollo does. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

function isReading({ definitions }: DocumentNode): boolean {
  return definitions.every(
    (part) => part.kind !== Kind.OPERATION_DEFINITION || part.operation === OperationTypeNode.QUERY,
  )
}

/** True when every field that is asked for is public; a fragment at the top is not looked into. */
function isPublic({ definitions }: DocumentNode): boolean {
  const operations = definitions.filter((part) => part.kind === Kind.OPERATION_DEFINITION)
  const fields = operations.flatMap(({ selectionSet }) => selectionSet.selections)
  return fields.every((field) => field.kind === Kind.FIELD && publicFields.has(field.name.value))
}

/**
 * Fields of Query that answer everybody alike until something published changes, or for the minute that answers are cached. Search is public too, but no two people
 * ask the same, so that caching its answers would push out those that are worth it.
 */
export const publicFields: ReadonlySet<string> = new Set([
  'airports',
  'article',
  'articles',
  'countries',
  'faqs',
  'journeyCost',
  'legalDocument',
  'legalDocuments',
  'page',
  'promiseMeter',
  'savingsClaim',
  'savingsPrices',
  'site',
  'siteMap',
  'specialties',
  'specialty',
  'stayTimeline',
  'team',
  'treatment',
  'treatments',
  'treatmentTypes',
  'companyValues',
])
