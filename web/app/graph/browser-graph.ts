import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client'
import { RetryLink } from '@apollo/client/link/retry'
import { OperationTypeNode } from 'graphql'

import { responseCacheLink } from './response-cache-link.js'
import { sendById } from './send-by-id.js'

/** CONST-01, D-72: three retries with growing, jittered waits of at most 30 s. */
const maxAttempts = 4
export const retryDelay = { initial: 400, max: 30_000, jitter: true } as const

/**
 * The browser's graph client. Queries are retried, and mutations that carry an idempotency key, for which twice is
 * once; a browser that says it is offline is believed as far as the first try is not repeated. Content serves for five minutes, and nothing is fetched anew because a window got focus (CONST-02, D-72).
 * Loaded on intent only.
 */
export const browserGraph = new ApolloClient({
  link: ApolloLink.from([
    responseCacheLink(),
    new RetryLink({
      delay: retryDelay,
      attempts: (count, operation) => count < maxAttempts && navigator.onLine && mayRepeat(operation),
    }),
    sendById(),
  ]),
  // Nothing is read from here: `responseCacheLink` caches what may be cached, and evicts it in time.
  cache: new InMemoryCache(),
  devtools: { enabled: false },
})

function mayRepeat({ operationType, variables }: ApolloLink.Operation): boolean {
  return operationType === OperationTypeNode.QUERY || typeof variables['idempotencyKey'] === 'string'
}
