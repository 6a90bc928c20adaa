import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'

import { DeskLockDocument, DeskSignOutDocument, DeskWhoAmIDocument } from '../graph/generated/operations.js'
import { postGraph } from '../graph/post-graph.js'
import type { Refusal } from '../graph/refusal.js'
import { enterDesk } from '../paths/desk-path.js'
import { ProveDialog } from './prove-dialog.js'
import { StaffSessionContext, type StaffSession, type Viewer } from './staff-session.js'

/** How often the desk looks by itself whether its session was locked or ended; that does not hold it open. */
const lookEveryMs = 30_000

/** Knows who is signed in, for every page of the desk. */
export function StaffSessionProvider({ children }: { readonly children: ReactNode }) {
  const { viewer, refusal, refresh, look } = useViewer()
  const { prove, dialog } = useProof(refresh)
  const isSomebody = Boolean(viewer)

  useEffect(() => {
    if (!isSomebody) return undefined
    const timer = setInterval(() => void look(true), lookEveryMs)
    return () => clearInterval(timer)
  }, [isSomebody, look])

  const session = useMemo<StaffSession>(() => {
    const lock = async () => {
      await postGraph(DeskLockDocument, {})
      await refresh()
    }
    return { viewer, refusal, refresh, prove, lock, signOut }
  }, [viewer, refusal, refresh, prove])
  return (
    <StaffSessionContext value={session}>
      {children}
      {dialog}
    </StaffSessionContext>
  )
}

function useViewer() {
  const [viewer, setViewer] = useState<Viewer | null>()
  const [refusal, setRefusal] = useState<Refusal>()
  const look = useCallback(async (isBackground: boolean) => {
    const answer = await postGraph(DeskWhoAmIDocument, {}, { isBackground })
    if ('data' in answer) {
      setViewer(answer.data.viewer ?? null)
      setRefusal(undefined)
    } else if (!isBackground) setRefusal(answer.refusal)
  }, [])
  const refresh = useCallback(() => look(false), [look])
  useEffect(() => void refresh(), [refresh])
  return { viewer, refusal, refresh, look }
}

/** One dialog for whoever asks; who asks while it is open waits for the same answer. */
function useProof(refresh: () => Promise<void>) {
  const [isOpen, setOpen] = useState(false)
  const waiting = useRef<((isProven: boolean) => void)[]>([])
  const prove = useCallback(
    () =>
      new Promise<boolean>((resolve) => {
        waiting.current.push(resolve)
        setOpen(true)
      }),
    [],
  )
  const close = async (isProven: boolean) => {
    setOpen(false)
    if (isProven) await refresh()
    for (const resolve of waiting.current.splice(0)) resolve(isProven)
  }
  return { prove, dialog: isOpen ? <ProveDialog onEnd={(isProven) => void close(isProven)} /> : null }
}

/** The document goes, and with it everything that was read into its memory. */
async function signOut(): Promise<void> {
  await postGraph(DeskSignOutDocument, {})
  enterDesk('/sign-in')
}
