import type { ApolloClient, OperationVariables } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { useCallback } from 'react'

import { refusalOf } from './desk-client.js'
import type { GraphAnswer } from './refusal.js'

/** What came of an operation; never rejects, whatever goes wrong is a refusal with a sentence. */
export function answerOf<Result>(
  asking: Promise<{ readonly data?: Result | undefined }>,
): Promise<GraphAnswer<Result>> {
  return asking.then(
    ({ data }) => (data ? { data } : { refusal: refusalOf(undefined) }),
    (error: unknown) => ({ refusal: refusalOf(error) }),
  )
}

interface AskOptions {
  readonly context?: ApolloClient.QueryOptions['context']
}

/** Asks something once, past the cache: what it gives belongs to whoever asked. */
export function useAskDesk() {
  const client = useApolloClient()
  return useCallback(
    <Result, Variables extends OperationVariables>(
      query: TypedDocumentNode<Result, Variables>,
      variables: Variables,
      { context }: AskOptions = {},
    ): Promise<GraphAnswer<Result>> => {
      const asked = { query: query as TypedDocumentNode<Result>, variables, fetchPolicy: 'no-cache' } as const
      return answerOf<Result>(client.query(context ? { ...asked, context } : asked))
    },
    [client],
  )
}
