/** Maximum age of a request that an error message may refer to; failures are reported immediately. */
const maxAgeMs = 2000

let last: { readonly id: string; readonly at: number } | undefined

/** Stores the request ID of the gateway's reply to a person's mutation. */
export function storeRequestId({ headers }: Pick<Response, 'headers'>, now = performance.now()): void {
  const id = headers.get('x-request-id')
  last = id ? { id, at: now } : undefined
}

/**
 * Returns the ID of the latest mutation, for a person who reports its failure (ERR-04); available once, shortly after
 * the reply.
 */
export function consumeRequestId(now = performance.now()): string | undefined {
  const request = last
  last = undefined
  return request && now - request.at <= maxAgeMs ? request.id : undefined
}
