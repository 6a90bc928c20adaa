import type { ApolloClient, OperationVariables } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { useCallback } from 'react'

import { rejectionOf } from './desk-client.js'
import type { GraphResult } from './desk-error.js'

/** Returns the result of an operation; never rejects, because every failure becomes a refusal with a message. */
export function toResult<Result>(
  operation: Promise<{ readonly data?: Result | undefined }>,
): Promise<GraphResult<Result>> {
  return operation.then(
    ({ data }) => (data ? { data } : { error: rejectionOf(undefined) }),
    (error: unknown) => ({ error: rejectionOf(error) }),
  )
}

interface RequestOptions {
  readonly context?: ApolloClient.QueryOptions['context']
}

/** Returns a function that runs a query once, bypassing the cache: the result belongs to the caller. */
export function useRequestDesk() {
  const client = useApolloClient()
  return useCallback(
    <Result, Variables extends OperationVariables>(
      query: TypedDocumentNode<Result, Variables>,
      variables: Variables,
      { context }: RequestOptions = {},
    ): Promise<GraphResult<Result>> => {
      const options = { query: query as TypedDocumentNode<Result>, variables, fetchPolicy: 'no-cache' } as const
      return toResult<Result>(client.query(context ? { ...options, context } : options))
    },
    [client],
  )
}
