/** What the gateway knows a document by: its hash, which the code generator wrote into it. */
export function documentHash(document: object): string | undefined {
  return (document as { readonly __meta__?: { readonly hash?: string } }).__meta__?.hash
}
