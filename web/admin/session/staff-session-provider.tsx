import { lazy, useCallback, useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'

import { DeskOwnProofsDocument } from '../graph/generated/own-proofs/graphql.js'
import { DeskWhoAmIDocument } from '../graph/generated/session/graphql.js'
import { postGraph } from '../graph/post-graph.js'
import type { Refusal } from '../graph/refusal.js'
import { listenToState, liveState } from '../live/live-hints.js'
import { LazyComponent } from '../ui/lazy-part.js'
import type { Means } from './prove-dialog.js'
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

/** Knows who is signed in, for every page of the desk. */
export function StaffSessionProvider({ children }: { readonly children: ReactNode }) {
  const { viewer, refusal, refresh, look } = useViewer()
  const { prove, dialog } = useProof(refresh)
  const exits = useExits(refresh)
  const isAssigned = Boolean(viewer)

  const isWatched = useSyncExternalStore(isAssigned ? listenToState : listenToNothing, liveState) === 'live'

  useEffect(() => {
    if (!isAssigned || isWatched) return undefined
    const timer = setInterval(() => void look(true), pollIntervalMs)
    return () => clearInterval(timer)
  }, [isAssigned, isWatched, look])
  useRefocusWhenLost(isAssigned && !isWatched, look)

  const session: StaffSession = { viewer, refusal, refresh, prove, ...exits }
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

/** A stream that ends may have done so with its session. */
function useRefocusWhenLost(isLost: boolean, look: (isBackground: boolean) => Promise<void>): void {
  const wasLost = useRef(true)
  useEffect(() => {
    if (isLost && !wasLost.current) void look(true)
    wasLost.current = isLost
  }, [isLost, look])
}

function useViewer() {
  const [viewer, setViewer] = useState<Viewer | null>()
  const [refusal, setError] = useState<Refusal>()
  const look = useCallback(async (isBackground: boolean) => {
    const answer = await postGraph(DeskWhoAmIDocument, {}, { isBackground })
    if (isSigningOut()) return
    if ('data' in answer) {
      setViewer(answer.data.viewer ?? null)
      setError(undefined)
    } else if (!isBackground) setError(answer.refusal)
  }, [])
  const refresh = useCallback(() => look(false), [look])
  useEffect(() => void refresh(), [refresh])
  return { viewer, refusal, refresh, look }
}

/** Shares one dialog among all callers; calls while it is open wait for the same result. */
function useProof(refresh: () => Promise<void>) {
  const [means, setSignInMethods] = useState<Means>()
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
  const dialog = means && (
    <LazyComponent>
      <ProveDialog means={means} onEnd={(isProven) => void close(isProven)} />
    </LazyComponent>
  )
  return { prove, dialog }
}

/** Returns the methods by which the person can prove their identity; all of them when they cannot be read. */
async function readSignInMethods(): Promise<Means> {
  const answer = await postGraph(DeskOwnProofsDocument, {})
  if ('refusal' in answer) return { hasPasskey: true, hasPassword: true }
  const { hasPassword, passkeys } = answer.data.signInMethods
  return { hasPassword, hasPasskey: passkeys.length > 0 }
}
