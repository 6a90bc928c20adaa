import { plugin as typedDocuments, validate } from '@graphql-codegen/typed-document-node'
import type { DocumentNode } from 'graphql'

import { documentId, operationsOf, textOf } from './trusted-documents.ts'

export { validate }

/** The typed documents of codegen's own plugin, each with the id the gateway knows it by in `__meta__.id` (ADR 0025). */
export const plugin: typeof typedDocuments = (schema, documents, config) => {
  const withId = ({ definitions }: DocumentNode) => {
    const [operation] = operationsOf(definitions)
    return operation && { id: documentId(textOf({ operation, definitions })) }
  }
  // Known to the plugin it stands on, though not to its own type.
  const configWithId = { ...config, unstable_onExecutableDocumentNode: withId }
  return typedDocuments(schema, documents, configWithId)
}
