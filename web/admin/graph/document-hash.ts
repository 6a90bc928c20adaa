/** Returns the hash that identifies a document to the gateway; the code generator wrote it into the document. */
export function documentHash(document: object): string | undefined {
  return (document as { readonly __meta__?: { readonly hash?: string } }).__meta__?.hash
}
