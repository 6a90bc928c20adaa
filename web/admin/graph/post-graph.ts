import type { TypedDocumentNode } from '@graphql-typed-document-node/core'

import { tellReached, tellUnreachable } from './connection.js'
import type { Refusal } from './refusal.js'

/** What the graph made of one operation: its data, or why there is none. */
export type GraphAnswer<Result> = { readonly data: Result } | { readonly refusal: Refusal }

interface PostOptions {
  /** True for what the desk asks by itself: it does not hold a session open. */
  readonly isBackground?: boolean
  /** True for what has to arrive although the page is about to go. */
  readonly isLeaving?: boolean
}

interface GraphResponse {
  readonly data?: unknown
  readonly errors?: readonly GraphError[]
}

interface GraphError {
  readonly message: string
  readonly extensions?: { readonly [name: string]: unknown }
}

const graphType = 'application/graphql-response+json'
const timeoutMs = 20_000

/** Nobody answered, or something that is no graph did. */
export const unreachable: Refusal = {
  code: 'UNREACHABLE',
  message: 'The desk cannot reach the server. Check your connection and try again.',
}

/**
 * Asks the site's own graph by document id, which is all it takes of staff (ADR 25). Never throws: whatever goes wrong is
 * a refusal with a sentence.
 */
export async function postGraph<Result, Variables>(
  document: TypedDocumentNode<Result, Variables>,
  variables: Variables,
  { isBackground = false, isLeaving = false }: PostOptions = {},
): Promise<GraphAnswer<Result>> {
  try {
    const response = await fetch('/graphql', {
      method: 'POST',
      credentials: 'same-origin',
      keepalive: isLeaving,
      headers: {
        'content-type': 'application/json',
        accept: `${graphType}, application/json`,
        ...(isBackground ? { 'x-seneb-background': '1' } : {}),
      },
      body: JSON.stringify({ documentId: hashOf(document), variables }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    const answered = (await response.json()) as GraphResponse
    tellReached()
    return answerOf<Result>(answered)
  } catch {
    tellUnreachable()
    return { refusal: unreachable }
  }
}

function answerOf<Result>({ data, errors }: GraphResponse): GraphAnswer<Result> {
  const [error] = errors ?? []
  if (error) return { refusal: refusalOf(error) }
  return data === undefined || data === null ? { refusal: unreachable } : { data: data as Result }
}

function refusalOf({ extensions = {}, message }: GraphError): Refusal {
  const { code } = extensions
  return { ...extensions, code: typeof code === 'string' ? code : 'INTERNAL', message }
}

/** What the gateway knows a document by, which the code generator wrote into it. */
function hashOf(document: object): string | undefined {
  return (document as { readonly __meta__?: { readonly hash?: string } }).__meta__?.hash
}
