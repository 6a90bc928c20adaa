import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client'
import { BaseHttpLink } from '@apollo/client/link/http'
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries'
import { RetryLink } from '@apollo/client/link/retry'
import { OperationTypeNode } from 'graphql'
import { finalize } from 'rxjs'

import { documentHash } from './document-hash.js'
import { storeRequestId } from './last-request.js'

/** CONST-01, D-72: three retries with growing, jittered waits of at most 30 s. */
const maxAttempts = 4
export const retryDelay = { initial: 400, max: 30_000, jitter: true } as const

/**
 * GraphQL client of the browser. Retries queries, and mutations with an idempotency key, which take effect only once.
 * Does not retry while the browser reports that it is offline. Never refetches when a window gets focus (CONST-02,
 * D-72). Loaded on intent only.
 */
export const browserGraph = new ApolloClient({
  link: ApolloLink.from([
    new RetryLink({
      delay: retryDelay,
      attempts: (count, operation) => count < maxAttempts && navigator.onLine && mayRepeat(operation),
    }),
    storeRequests(),
    new PersistedQueryLink({ generateHash: (document) => documentHash(document) ?? '' }),
    new BaseHttpLink({ uri: '/graphql', credentials: 'same-origin' }),
  ]),
  // The `refresh` argument does not change the identity of a list.
  cache: new InMemoryCache({
    typePolicies: { Query: { fields: { airports: { keyArgs: ['country', 'after'] }, countries: { keyArgs: false } } } },
  }),
  devtools: { enabled: false },
})

function mayRepeat({ operationType, variables }: ApolloLink.Operation): boolean {
  return operationType === OperationTypeNode.QUERY || typeof variables['idempotencyKey'] === 'string'
}

/** Remembers the ID of the gateway's reply to a mutation, so that a person can quote it when reporting a failure. */
function storeRequests(): ApolloLink {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      finalize(() => {
        const { response } = operation.getContext() as { readonly response?: Response }
        if (response && operation.operationType === OperationTypeNode.MUTATION) storeRequestId(response)
      }),
    ),
  )
}
