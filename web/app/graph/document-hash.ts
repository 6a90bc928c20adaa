import type { TypedDocumentNode } from '@graphql-typed-document-node/core'

/** An operation with the types of its variables and its answer, as codegen writes it. */
export type GraphDocument<Data, Variables> = TypedDocumentNode<Data, Variables>

/** Returns the hash by which the gateway knows a document; the code generator writes it into the document. */
export function documentHash(document: object): string | undefined {
  return (document as { readonly __meta__?: { readonly hash?: string } }).__meta__?.hash
}
