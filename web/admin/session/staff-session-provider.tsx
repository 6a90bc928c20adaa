import { lazy, useCallback, useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'

import { DeskOwnProofsDocument } from '../graph/generated/own-proofs/graphql.js'
import { DeskWhoAmIDocument } from '../graph/generated/session/graphql.js'
import { postGraph } from '../graph/post-graph.js'
import type { DeskError } from '../graph/desk-error.js'
import { listenToState, liveState } from '../live/live-hints.js'
import { LazyComponent } from '../ui/lazy-component.js'
import type { SignInMethods } from './prove-dialog.js'
import { StaffSessionContext, type StaffSession, type Viewer } from './staff-session.js'
import { isSigningOut, useExits } from './use-exits.js'

/** Loaded on demand, because few people have to prove their identity on a page. */
const ProveDialog = lazy(async () => ({ default: (await import('./prove-dialog.js')).ProveDialog }))

/**
 * Interval of the desk's background check for a locked or ended session while no event stream is connected, in
 * milliseconds. The check does not keep the session active. The gateway closes the stream of a session that is no
 * longer open.
 */
const pollIntervalMs = 30_000

/** Provides the signed-in person to every page of the desk. */
export function StaffSessionProvider({ children }: { readonly children: ReactNode }) {
  const { viewer, error, refresh, loadViewer } = useViewer()
  const { prove, dialog } = useProof(refresh)
  const exits = useExits(refresh)
  const isAssigned = Boolean(viewer)

  const isWatched = useSyncExternalStore(isAssigned ? listenToState : listenToNothing, liveState) === 'live'

  useEffect(() => {
    if (!isAssigned || isWatched) return undefined
    const timer = setInterval(() => void loadViewer(true), pollIntervalMs)
    return () => clearInterval(timer)
  }, [isAssigned, isWatched, loadViewer])
  useRefocusWhenLost(isAssigned && !isWatched, loadViewer)

  const session: StaffSession = { viewer, error, refresh, prove, ...exits }
  return (
    <StaffSessionContext value={session}>
      {children}
      {dialog}
    </StaffSessionContext>
  )
}

/** Replaces the event stream while no person is signed in. */
function listenToNothing(): () => void {
  return () => undefined
}

/** The stream may have ended because the session ended. */
function useRefocusWhenLost(isLost: boolean, loadViewer: (isBackground: boolean) => Promise<void>): void {
  const wasLost = useRef(true)
  useEffect(() => {
    if (isLost && !wasLost.current) void loadViewer(true)
    wasLost.current = isLost
  }, [isLost, loadViewer])
}

function useViewer() {
  const [viewer, setViewer] = useState<Viewer | null>()
  const [error, setError] = useState<DeskError>()
  const loadViewer = useCallback(async (isBackground: boolean) => {
    const response = await postGraph(DeskWhoAmIDocument, {}, { isBackground })
    if (isSigningOut()) return
    if ('data' in response) {
      setViewer(response.data.viewer ?? null)
      setError(undefined)
    } else if (!isBackground) setError(response.error)
  }, [])
  const refresh = useCallback(() => loadViewer(false), [loadViewer])
  useEffect(() => void refresh(), [refresh])
  return { viewer, error, refresh, loadViewer }
}

/** Shares one dialog among all callers; calls while it is open wait for the same result. */
function useProof(refresh: () => Promise<void>) {
  const [signInMethods, setSignInMethods] = useState<SignInMethods>()
  const waiting = useRef<((isProven: boolean) => void)[]>([])
  const prove = useCallback(
    () =>
      new Promise<boolean>((resolve) => {
        waiting.current.push(resolve)
        if (waiting.current.length === 1) void readSignInMethods().then(setSignInMethods)
      }),
    [],
  )
  const close = async (isProven: boolean) => {
    setSignInMethods(undefined)
    if (isProven) await refresh()
    for (const resolve of waiting.current.splice(0)) resolve(isProven)
  }
  const dialog = signInMethods && (
    <LazyComponent>
      <ProveDialog signInMethods={signInMethods} onEnd={(isProven) => void close(isProven)} />
    </LazyComponent>
  )
  return { prove, dialog }
}

/** Returns the methods by which the person can prove their identity; all of them when they cannot be read. */
async function readSignInMethods(): Promise<SignInMethods> {
  const response = await postGraph(DeskOwnProofsDocument, {})
  if ('error' in response) return { hasPasskey: true, hasPassword: true }
  const { hasPassword, passkeys } = response.data.signInMethods
  return { hasPassword, hasPasskey: passkeys.length > 0 }
}
