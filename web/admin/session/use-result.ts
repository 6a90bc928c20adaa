import type { OperationVariables } from '@apollo/client'
import { useApolloClient, useQuery } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { useEffect, useRef } from 'react'

import { listenToReached } from '../graph/connection.js'
import { inBackground, rejectionOf } from '../graph/desk-client.js'
import { unreachable, type DeskError } from '../graph/desk-error.js'
import { useHints, useLiveState } from '../live/use-live.js'
import { useStaffSession } from './staff-session.js'

export interface QueryState<Result> {
  /** Data read last; kept while the same data is read again, and when that fails. */
  readonly data: Result | undefined
  readonly error: DeskError | undefined
  readonly isLoading: boolean
  /** Time at which the data arrived, in ISO format. */
  readonly readAt: string | undefined
  readonly refetch: () => Promise<void>
}

export interface ResultOptions<Result> {
  /**
   * Interval in milliseconds at which data is loaded again while the page is visible; may depend on the last result.
   */
  readonly everyMs?: number | ((data: Result | undefined) => number)
  /** Loads data again when something on the desk has changed, or at intervals while change hints are lost. */
  readonly isLive?: boolean
}

/** Refresh interval of live data while hints are lost, in milliseconds; the dot in the top line promises it. */
const lostIntervalMs = 15_000

/** Returns GraphQL data for a page, always loaded again when the page opens. */
export function useResult<Result, Variables extends OperationVariables>(
  document: TypedDocumentNode<Result, Variables>,
  variables: Variables,
  { everyMs, isLive = false }: ResultOptions<Result> = {},
): QueryState<Result> {
  const { refresh } = useStaffSession()
  const query = document as TypedDocumentNode<Result>
  const { data, error, loading, refetch } = useQuery(query, {
    variables,
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  })
  const deskError = error && rejectionOf(error)
  const again = async () => {
    await refetch().catch(() => undefined)
  }
  const isSignedOut = deskError?.code === 'SIGN_IN_REQUIRED'
  useEffect(() => {
    if (isSignedOut) void refresh()
  }, [isSignedOut, refresh])
  const readQuietly = useReadingQuietly(document, variables)
  const isUnreachable = deskError?.code === unreachable.code
  useReachedAgain(isUnreachable, again)
  const isLost = useLiveState() === 'lost'
  const ownMs = typeof everyMs === 'function' ? everyMs(data) : everyMs
  useInterval(readQuietly, ownMs ?? (isUnreachable || (isLive && isLost) ? lostIntervalMs : undefined))
  useHints(() => {
    if (isLive) void readQuietly()
  })
  return {
    data,
    error: deskError,
    isLoading: loading,
    readAt: useReadAt(data, loading),
    refetch: again,
  }
}

/** Loads data again as soon as the server answers any request, so that the page stops reporting it as unreachable. */
function useReachedAgain(isUnreachable: boolean, again: () => Promise<void>): void {
  const latest = useRef(again)
  useEffect(() => {
    latest.current = again
  })
  useEffect(() => (isUnreachable ? listenToReached(() => void latest.current()) : undefined), [isUnreachable])
}

/** Refetches a page's data in the background; retries only the last request, while the page is shown. */
function useReadingQuietly<Result, Variables extends OperationVariables>(
  document: TypedDocumentNode<Result, Variables>,
  variables: Variables,
): () => Promise<void> {
  const client = useApolloClient()
  const reading = useRef(0)
  useEffect(() => () => void (reading.current += 1), [])
  return async () => {
    reading.current += 1
    const own = reading.current
    const query = document as TypedDocumentNode<Result>
    const context = { ...inBackground, isExpected: () => reading.current === own }
    // The cache notifies components that show the data; a failure changes nothing.
    await client.query({ query, variables, fetchPolicy: 'network-only', context }).catch(() => undefined)
  }
}

function useReadAt(data: unknown, isLoading: boolean): string | undefined {
  const readAt = useRef<string>(undefined)
  const last = useRef<unknown>(undefined)
  if (!isLoading && data !== undefined && last.current !== data) {
    last.current = data
    readAt.current = new Date().toISOString()
  }
  return readAt.current
}

function useInterval(fn: () => Promise<void>, everyMs: number | undefined): void {
  const latest = useRef(fn)
  useEffect(() => {
    latest.current = fn
  })
  useEffect(() => {
    if (everyMs === undefined) return undefined
    const timer = setInterval(() => {
      if (!document.hidden) void latest.current()
    }, everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
}
