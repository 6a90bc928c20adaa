import type { TypedDocumentNode } from '@graphql-typed-document-node/core'

/** An operation with the types of its variables and its result, as generated. */
export type GraphDocument<Data, Variables> = TypedDocumentNode<Data, Variables>

/** Returns the hash that identifies a document to the gateway; the code generator writes it into the document. */
export function documentHash(document: object): string | undefined {
  return (document as { readonly __meta__?: { readonly hash?: string } }).__meta__?.hash
}
