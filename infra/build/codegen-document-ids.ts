import type { plugin as typedDocuments } from '@graphql-codegen/typed-document-node'

import { documentId, operationsOf, textOf } from './trusted-documents.ts'

type Documents = Parameters<typeof typedDocuments>[1]

/** The ids of the operations by themselves, for scripts that must not carry the documents (ADR 0025). */
export function plugin(_schema: unknown, documents: Documents): string {
  const definitions = documents.flatMap(({ document }) => document?.definitions ?? [])
  const lines = operationsOf(definitions).map((operation) => {
    const name = operation.name?.value ?? ''
    const id = documentId(textOf({ operation, definitions }))
    return `export const ${name.charAt(0).toLowerCase()}${name.slice(1)}Id = '${id}'`
  })
  return lines.sort().join('\n')
}
