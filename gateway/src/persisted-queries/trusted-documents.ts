import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { Kind, OperationTypeNode, parse, type DocumentNode } from 'graphql'

/** Document that clients may request by its id only. */
export interface TrustedDocument {
  readonly text: string
  /** The SHA-256 of the text in hexadecimal digits, which ends the id of a trusted document. */
  readonly hash: string
  /** Whether it is a query; mutations are sent by POST. */
  readonly isReading: boolean
  /** Whether all clients get the same response until published content changes. */
  readonly isPublic: boolean
}

const written = fileURLToPath(new URL('../../generated/persisted-documents.json', import.meta.url))

/**
 * Returns the documents of our pages by id, as the build wrote them; none before the first build. `earlier` lists files
 * of earlier builds: while a release is rolled out, pages of the previous one are still open.
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

/** True when every requested field is public; a fragment at the top level counts as not public. */
function isPublic({ definitions }: DocumentNode): boolean {
  const operations = definitions.filter((part) => part.kind === Kind.OPERATION_DEFINITION)
  const fields = operations.flatMap(({ selectionSet }) => selectionSet.selections)
  return fields.every((field) => field.kind === Kind.FIELD && publicFields.has(field.name.value))
}

/**
 * Fields of Query with the same response for every client until published content changes, or for the minute that
 * responses are cached. Search is public too, but its queries rarely repeat, so caching its responses would evict more
 * useful ones.
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
  'responseTimeStats',
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
