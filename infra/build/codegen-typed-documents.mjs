import { plugin as typedDocuments, validate } from '@graphql-codegen/typed-document-node'
import { Kind } from 'graphql'

import { documentId, textOf } from './trusted-documents.mjs'

export { validate }

/** The typed documents of codegen's own plugin, each with the id the gateway knows it by in `__meta__.id` (ADR 0025). */
export function plugin(schema, documents, config) {
  const withId = ({ definitions }) => {
    const operation = definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION)
    return { id: documentId(textOf({ operation, definitions })) }
  }
  return typedDocuments(schema, documents, { ...config, unstable_onExecutableDocumentNode: withId })
}
