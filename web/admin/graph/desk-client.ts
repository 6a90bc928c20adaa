import { ApolloClient, ApolloLink, CombinedGraphQLErrors, InMemoryCache } from '@apollo/client'
import { BaseHttpLink } from '@apollo/client/link/http'
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries'
import { OperationTypeNode } from 'graphql'
import { catchError, concatMap, from, of, tap, throwError } from 'rxjs'

import { reportReached, reportUnreachable } from './connection.js'
import { documentHash } from './document-hash.js'
import { rejectionOfError, unreachable, type DeskError } from './desk-error.js'
import { retryWhenBusy } from './retry-when-busy.js'

const timeoutMs = 20_000

/** Header of background requests by the desk, so that they do not keep a session active. */
export const inBackground = { headers: { 'x-seneb-background': '1' } } as const

/** Makes the person prove their identity again; resolves to false when they decline. */
type Prove = () => Promise<boolean>

/**
 * Returns the graph client of one open desk. Its data stays in the memory of the page and is dropped at sign-out, so
 * that no later user of the page can read it.
 */
export function createDeskClient(prove: Prove): ApolloClient {
  return new ApolloClient({
    link: ApolloLink.from([
      proveAndGoOn(prove),
      reportConnection(),
      retryWhenBusy(),
      new PersistedQueryLink({ generateHash: (document) => documentHash(document) ?? '' }),
      new BaseHttpLink({ uri: '/graphql', credentials: 'same-origin', fetch: fetchInTime }),
    ]),
    cache: deskCache(),
    // The output of a mutation shows whether it was done, and may contain a secret that is shown once; its page reloads
    // its data.
    defaultOptions: { mutate: { fetchPolicy: 'no-cache' } },
  })
}

/** Line IDs are unique only within a plan or version, so one line must never replace another in the cache. */
const ownLines = { keyFields: false } as const

/** Returns the cache of the desk's query results while it is open. */
export function deskCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: { CarePlanLine: ownLines, CarePlanRemovedLine: ownLines, CarePlanTextLine: ownLines },
  })
}

/** A mutation that requires a fresh sign-in prompts for it and is then sent again. */
function proveAndGoOn(prove: Prove): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const sent = forward(operation)
    if (operation.operationType !== OperationTypeNode.MUTATION) return sent
    return sent.pipe(
      concatMap((result) => {
        if (codeOf(result) !== 'REAUTHENTICATION_REQUIRED') return of(result)
        return from(prove()).pipe(concatMap((isProven) => (isProven ? forward(operation) : of(result))))
      }),
    )
  })
}

/** Returns the code of a refusal, from the errors or from the union that a mutation returns. */
function codeOf({ data, errors }: ApolloLink.Result): unknown {
  if (errors?.[0]) return errors[0].extensions?.['code']
  const [field] = Object.values((data ?? {}) as Record<string, { readonly code?: unknown } | null>)
  return field?.code
}

/** Reports whether the server was reached; a refusal counts as reached. */
function reportConnection(): ApolloLink {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      catchError((error: unknown) => {
        if (!CombinedGraphQLErrors.is(error)) return throwError(() => error)
        return of<ApolloLink.Result>({ data: error.data, errors: error.errors })
      }),
      tap({ next: reportReached, error: reportUnreachable }),
    ),
  )
}

/** Time after which a request is abandoned, in milliseconds. */
const fetchInTime: typeof fetch = (url, init) => fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) })

/** Returns the reason for which the graph did not respond, for people. */
export function rejectionOf(error: unknown): DeskError {
  const [first] = CombinedGraphQLErrors.is(error) ? error.errors : []
  return first ? rejectionOfError(first) : unreachable
}
