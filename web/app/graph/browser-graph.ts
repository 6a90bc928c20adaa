import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client'
import { BaseHttpLink } from '@apollo/client/link/http'
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries'
import { RetryLink } from '@apollo/client/link/retry'
import { OperationTypeNode } from 'graphql'
import { finalize } from 'rxjs'

import { documentHash } from './document-hash.js'
import { rememberRequest } from './last-request.js'

/** CONST-01, D-72: three retries with growing, jittered waits of at most 30 s. */
const maxAttempts = 4
export const retryDelay = { initial: 400, max: 30_000, jitter: true } as const

/**
 * The browser's graph client. Queries are retried, and mutations that carry an idempotency key, for which twice is
 * once; a browser that says it is offline is believed as far as the first try is not repeated. Nothing is fetched anew
 * because a window got focus (CONST-02, D-72). Loaded on intent only.
 */
export const browserGraph = new ApolloClient({
  link: ApolloLink.from([
    new RetryLink({
      delay: retryDelay,
      attempts: (count, operation) => count < maxAttempts && navigator.onLine && mayRepeat(operation),
    }),
    rememberRequests(),
    new PersistedQueryLink({ generateHash: (document) => documentHash(document) ?? '' }),
    new BaseHttpLink({ uri: '/graphql', credentials: 'same-origin' }),
  ]),
  // A list is the same list whether or not somebody asked anew for it on purpose.
  cache: new InMemoryCache({
    typePolicies: { Query: { fields: { airports: { keyArgs: ['country'] }, countries: { keyArgs: false } } } },
  }),
  devtools: { enabled: false },
})

function mayRepeat({ operationType, variables }: ApolloLink.Operation): boolean {
  return operationType === OperationTypeNode.QUERY || typeof variables['idempotencyKey'] === 'string'
}

/** Remembers under which id the gateway answered a form, for whoever says that it failed. */
function rememberRequests(): ApolloLink {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      finalize(() => {
        const { response } = operation.getContext() as { readonly response?: Response }
        if (response && operation.operationType === OperationTypeNode.MUTATION) rememberRequest(response)
      }),
    ),
  )
}
