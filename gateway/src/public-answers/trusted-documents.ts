import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { Kind, OperationTypeNode, parse, type DocumentNode } from 'graphql'

import { publicFields } from './public-fields.js'

/** A document that may be asked for by its id alone. */
export interface TrustedDocument {
  readonly text: string
  /** Whether everybody gets the same answer until something published changes. */
  readonly isPublic: boolean
}

const written = fileURLToPath(new URL('../generated/trusted-documents.json', import.meta.url))

/** The documents of our own pages by id, as the build wrote them; none before the first build. */
export function readTrustedDocuments(file = written): ReadonlyMap<string, TrustedDocument> {
  if (!existsSync(file)) return new Map()
  return trustedDocuments(JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>)
}

/** The documents by id; only those that read something are taken, mutations travel by POST. */
export function trustedDocuments(texts: Readonly<Record<string, string>>): ReadonlyMap<string, TrustedDocument> {
  const documents = Object.entries(texts).flatMap(([id, text]): [string, TrustedDocument][] => {
    const document = parse(text)
    return isReading(document) ? [[id, { text, isPublic: isPublic(document) }]] : []
  })
  return new Map(documents)
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
