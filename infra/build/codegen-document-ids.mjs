import { Kind } from 'graphql'

import { documentId, textOf } from './trusted-documents.mjs'

/** The ids of the operations by themselves, for scripts that must not carry the documents (ADR 0025). */
export function plugin(_schema, documents) {
  const definitions = documents.flatMap(({ document }) => document?.definitions ?? [])
  const operations = definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION)
  const lines = operations.map((operation) => {
    const name = operation.name.value
    const id = documentId(textOf({ operation, definitions }))
    return `export const ${name.charAt(0).toLowerCase()}${name.slice(1)}Id = '${id}'`
  })
  return lines.sort().join('\n')
}
