import { createHash } from 'node:crypto'

import { Kind, print, type DocumentNode, type FragmentDefinitionNode } from 'graphql'

const ids = new WeakMap<DocumentNode, string>()

/**
 * The id under which the gateway knows one of our documents: the SHA-256 of the operation and then its fragments by
 * name, as graphql-js prints them. infra/build/trusted-documents.ts reckons it in the same way from the sources.
 */
export function documentIdOf(document: DocumentNode): string {
  const known = ids.get(document)
  if (known !== undefined) return known
  const operations = document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION)
  const fragments = document.definitions
    .filter((part): part is FragmentDefinitionNode => part.kind === Kind.FRAGMENT_DEFINITION)
    .toSorted((one, other) => (one.name.value < other.name.value ? -1 : 1))
  const text = print({ kind: Kind.DOCUMENT, definitions: [...operations, ...fragments] })
  const id = createHash('sha256').update(text).digest('hex')
  ids.set(document, id)
  return id
}
