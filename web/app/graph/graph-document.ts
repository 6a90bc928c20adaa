import type { TypedDocumentNode } from '@graphql-typed-document-node/core'

/** An operation with the types of its variables and its answer, as codegen writes it. */
export type GraphDocument<Data, Variables> = TypedDocumentNode<Data, Variables>
