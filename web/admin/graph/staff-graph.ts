import { ApolloClient, ApolloLink, type OperationVariables } from '@apollo/client'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { from } from 'rxjs'

import { postGraph } from './post-graph.js'
import type { Refusal } from './refusal.js'
import { staffCache } from './staff-cache.js'
import { untilServed } from './until-served.js'

/** A query was refused; thrown into Apollo, which has no other way to say so. */
export class QueryRefused extends Error {
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(refusal.message)
    this.refusal = refusal
  }
}

/**
 * What the desk has read, in this page's memory alone. Lists are read anew whenever they are shown, and what is stored
 * is dropped at sign-out (`clearStore`), so that nobody reads it over another's shoulder.
 */
export const staffGraph = new ApolloClient({
  link: new ApolloLink(({ getContext, query, variables }) => {
    const { isBackground = false } = getContext() as { isBackground?: boolean }
    return from(send(query, variables, isBackground))
  }),
  cache: staffCache(),
  devtools: { enabled: false },
})

async function send(
  document: Parameters<typeof postGraph>[0],
  variables: Record<string, unknown>,
  isBackground: boolean,
): Promise<ApolloLink.Result> {
  const answer = await postGraph(document, variables, { isBackground })
  if ('refusal' in answer) throw new QueryRefused(answer.refusal)
  return { data: answer.data as Record<string, unknown> }
}

/**
 * Reads something anew without counting as a person at work; whoever shows it is told, and a failure changes nothing.
 * Where the server was busy it is read again a little later, while it is wanted.
 */
export async function readInBackground<Result, Variables extends OperationVariables>(
  document: TypedDocumentNode<Result, Variables>,
  variables: Variables,
  isWanted: () => boolean,
): Promise<void> {
  const query = document as TypedDocumentNode<Result>
  const asked = { query, variables, fetchPolicy: 'network-only', context: { isBackground: true } } as const
  await untilServed({
    read: () => staffGraph.query(asked).then(() => undefined, refusalOf),
    isBusy: (refusal) => refusal?.code === 'UNAVAILABLE',
    isWanted,
  })
}

function refusalOf(error: unknown): Refusal | undefined {
  return error instanceof QueryRefused ? error.refusal : undefined
}
