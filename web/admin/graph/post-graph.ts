import type { TypedDocumentNode } from '@graphql-typed-document-node/core'

import { reportReached, reportUnreachable } from './connection.js'
import { documentHash } from './document-hash.js'
import { rejectionOfError, unreachable, type GraphResult, type GraphError } from './desk-error.js'

interface PostOptions {
  /** True for requests that the desk makes automatically: they do not keep a session open. */
  readonly isBackground?: boolean
}

interface GraphResponse {
  readonly data?: unknown
  readonly errors?: readonly GraphError[]
}

const graphType = 'application/graphql-response+json'
const timeoutMs = 20_000

/**
 * Sends graph requests about the signed-in person, also for the pages before the desk: the graph client would be more
 * than half of a sign-in's size. Never throws: every failure is a refusal with a sentence.
 */
export async function postGraph<Result, Variables>(
  document: TypedDocumentNode<Result, Variables>,
  variables: Variables,
  { isBackground = false }: PostOptions = {},
): Promise<GraphResult<Result>> {
  try {
    const response = await fetch('/graphql', {
      method: 'POST',
      credentials: 'same-origin',
      headers: {
        'content-type': 'application/json',
        accept: `${graphType}, application/json`,
        ...(isBackground ? { 'x-seneb-background': '1' } : {}),
      },
      body: JSON.stringify({ documentId: documentHash(document), variables }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    const body = (await response.json()) as GraphResponse
    reportReached()
    return toResult<Result>(body)
  } catch {
    reportUnreachable()
    return { error: unreachable }
  }
}

function toResult<Result>({ data, errors }: GraphResponse): GraphResult<Result> {
  const [error] = errors ?? []
  if (error) return { error: rejectionOfError(error) }
  return data === undefined || data === null ? { error: unreachable } : { data: data as Result }
}
