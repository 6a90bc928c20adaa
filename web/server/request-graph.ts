import { ApolloClient, ApolloLink, CombinedGraphQLErrors, InMemoryCache, type OperationVariables } from '@apollo/client'
import { BaseHttpLink } from '@apollo/client/link/http'
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries'
import type { Logger } from '@seneb/platform/logger'
import { currentTraceparent, withSpan, SpanKind } from '@seneb/platform/telemetry'
import { withAbortTimeout } from '@seneb/platform/with-timeout'
import { getOperationAST, OperationTypeNode, type DocumentNode } from 'graphql'

import { documentHash } from '../app/graph/document-hash.js'
import type { RequestGraph, GraphReading } from '../app/graph/load-context.js'
import { deadlineMs, reasonOf } from './cacheable-responses.js'

interface RequestGraphOptions {
  readonly gatewayUrl: string
  /**
   * Client address that a form sent without JavaScript counts against, as in `x-forwarded-for`: the sender's, not this
   * server's.
   */
  readonly forwardedFor: string | undefined
  /** Cookies of the client that requests a personal page; none for a public one. */
  readonly cookie?: string | undefined
  /** Record whose draft the gateway shows to the staff member of the cookie. */
  readonly preview?: { readonly record: string; readonly siteOrigin: string }
  /** Origin of the site, for requests that count as sent by one of its pages: other sites cannot cause them. */
  readonly siteOrigin?: string
  /** Receives the cookies that the gateway sets with its reply. */
  readonly onSetCookie?: ((cookies: readonly string[]) => void) | undefined
  readonly log: Logger
}

/** Makes the graph client of one request, which the server's loaders and actions ask by. */
export function createRequestGraph(options: RequestGraphOptions): RequestGraph {
  let client: ApolloClient | undefined
  return (document, variables) => {
    const operation = getOperationAST(document)
    const name = operation?.name?.value
    return withSpan(`graph ${name ?? 'operation'}`, { kind: SpanKind.CLIENT }, async () => {
      client ??= createClient(options)
      const request = { document, variables, isMutation: operation?.operation === OperationTypeNode.MUTATION }
      const reading = await read(client, request)
      if (reading.unavailable && reading.unavailable !== 'refused')
        options.log.warn({ operation: name, reason: reading.unavailable }, 'the graph did not respond')
      return reading as GraphReading<never>
    })
  }
}

function createClient(options: RequestGraphOptions): ApolloClient {
  const { cookie, forwardedFor, gatewayUrl, onSetCookie, preview, siteOrigin } = options
  const headers = {
    ...(siteOrigin ? { origin: siteOrigin, 'sec-fetch-site': 'same-origin' } : {}),
    ...(forwardedFor ? { 'x-forwarded-for': forwardedFor } : {}),
    ...(cookie ? { cookie } : {}),
    ...(preview ? previewHeaders(preview) : {}),
  }
  // No page sends the same request twice, and caching a reply costs nine times as much as reading it.
  const uncached = { fetchPolicy: 'no-cache' } as const
  return new ApolloClient({
    ssrMode: true,
    cache: new InMemoryCache(),
    defaultOptions: { query: uncached, mutate: uncached },
    link: ApolloLink.from([
      new PersistedQueryLink({ generateHash: (document) => documentHash(document) ?? '' }),
      new BaseHttpLink({ uri: `${gatewayUrl}/graphql`, headers, fetch: fetchWithCookies(onSetCookie) }),
    ]),
  })
}

/** Returns a `fetch` that reports the cookies of each response. */
function fetchWithCookies(onSetCookie: RequestGraphOptions['onSetCookie']): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, init)
    onSetCookie?.(response.headers.getSetCookie())
    return response
  }
}

interface GraphRequest {
  readonly document: DocumentNode
  readonly variables: object
  readonly isMutation: boolean
}

/** Headers of a preview's requests: they identify the record, and count as the desk's own requests. */
function previewHeaders({ record, siteOrigin }: NonNullable<RequestGraphOptions['preview']>): Record<string, string> {
  return {
    origin: siteOrigin,
    'sec-fetch-site': 'same-origin',
    'x-seneb-background': '1',
    'x-seneb-preview': record,
  }
}

async function read(client: ApolloClient, request: GraphRequest): Promise<GraphReading<unknown>> {
  const { document, isMutation } = request
  const variables = request.variables as OperationVariables
  const traceparent = currentTraceparent()
  try {
    const { data } = await withAbortTimeout<{ readonly data?: unknown }>(deadlineMs, (signal) => {
      const context = { fetchOptions: { signal }, ...(traceparent ? { headers: { traceparent } } : {}) }
      if (isMutation) return client.mutate({ mutation: document, variables, context })
      return client.query({ query: document, variables, context })
    })
    return data ? { data } : { unavailable: 'failed' }
  } catch (error) {
    if (CombinedGraphQLErrors.is(error)) return { unavailable: reasonOf(error.errors) }
    return { unavailable: error instanceof DOMException && error.name === 'TimeoutError' ? 'late' : 'unreachable' }
  }
}
