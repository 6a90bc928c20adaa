/** A failure is said at once; a message that comes later is about something else. */
const saidWithinMs = 2000

let last: { readonly id: string; readonly at: number } | undefined

/** Remembers under which id the gateway answered a change that a person asked for. */
export function rememberRequest({ headers }: Pick<Response, 'headers'>, now = performance.now()): void {
  const id = headers.get('x-request-id')
  last = id ? { id, at: now } : undefined
}

/**
 * Returns the ID of the latest mutation, for a person who reports its failure (ERR-04); available once, shortly after
 * the reply.
 */
export function takeRequestId(now = performance.now()): string | undefined {
  const taken = last
  last = undefined
  return taken && now - taken.at <= saidWithinMs ? taken.id : undefined
}
