import { plugin as typedDocuments, validate } from '@graphql-codegen/typed-document-node'
import type { DocumentNode } from 'graphql'

import { documentId, operationsOf, textOf } from './trusted-documents.ts'

export { validate }

interface OwnConfig {
  /** Operations of these kinds, or of these names, are written as their ids alone: where nobody but the gateway reads them. */
  readonly idsAlone?: readonly string[]
}

/** The typed documents of codegen's own plugin, each with the id the gateway knows it by in `__meta__.id` (ADR 0025). */
export const plugin: typeof typedDocuments = (schema, documents, config) => {
  const withId = ({ definitions }: DocumentNode) => {
    const [operation] = operationsOf(definitions)
    return operation && { id: documentId(textOf({ operation, definitions })) }
  }
  const { idsAlone = [], ...others }: OwnConfig & typeof config = config
  // Known to the plugin it stands on, though not to its own type.
  const configWithId = { ...others, unstable_onExecutableDocumentNode: withId }
  const written = typedDocuments(schema, documents, configWithId)
  if (typeof written === 'string' || 'then' in written) throw new Error('the plugin writes otherwise than it did')
  return { ...written, content: idsAlone.reduce(withoutDefinitions, written.content) }
}

/** Each document is one line: its id, its definitions, its type. */
function withoutDefinitions(content: string, kindOrName: string): string {
  const isKind = kindOrName === 'query' || kindOrName === 'mutation'
  const ofName = `"operation":"\\w+","name":\\{"kind":"Name","value":"${kindOrName}"\\}`
  const operation = isKind ? `"operation":"${kindOrName}"` : ofName
  const first = `"kind":"Document","definitions":\\[\\{"kind":"OperationDefinition",${operation}`
  const lines = new RegExp(
    `^(export const \\w+ = \\{"__meta__":\\{"id":"\\w{64}"\\}),${first}.*(\\} as unknown as DocumentNode<.*)$`,
    'gm',
  )
  return content.replace(lines, '$1$2')
}
