import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client'
import { RetryLink } from '@apollo/client/link/retry'
import { OperationTypeNode } from 'graphql'

import { keepAnswers } from './keep-answers.js'
import { sendById } from './send-by-id.js'

/** CONST-01, D-72: three retries with growing, jittered waits of at most 30 s. */
const mostAttempts = 4
const longestWaitMs = 30_000

/**
 * The browser's graph client. Queries are retried, and mutations that carry an idempotency key, for which twice is
 * once; content serves for five minutes, and nothing is fetched anew because a window got focus (CONST-02, D-72).
 * Loaded on intent only.
 */
export const browserGraph = new ApolloClient({
  link: ApolloLink.from([
    keepAnswers(),
    new RetryLink({
      delay: { initial: 400, max: longestWaitMs, jitter: true },
      attempts: (count, operation) => count < mostAttempts && mayRepeat(operation),
    }),
    sendById(),
  ]),
  // Nothing is read from here: `keepAnswers` keeps what may be kept, and forgets it in time.
  cache: new InMemoryCache(),
  devtools: { enabled: false },
})

function mayRepeat({ operationType, variables }: ApolloLink.Operation): boolean {
  return operationType === OperationTypeNode.QUERY || typeof variables['idempotencyKey'] === 'string'
}
