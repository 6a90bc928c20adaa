import { useState } from 'react'

import {
  DeskLockDocument,
  DeskSignOutDocument,
  DeskWhoAmIDocument,
  type DeskViewerFragment as Viewer,
} from '../graph/generated/session/graphql.js'
import { postGraph } from '../graph/post-graph.js'
import { errorIn, type GraphResult, type DeskError } from '../graph/desk-error.js'
import { enterDesk } from '../paths/desk-path.js'
import { clearUnsaved, hasUnsaved, mayDiscard } from '../unsaved/unsaved.js'
import type { FailedExit } from './staff-session.js'
import { clearStoredText, hasStoredText } from './stored-text.js'

let isLeaving = false

/** While true the frame must not redirect: its redirect would lead the next person to the page of the one before. */
export function isSigningOut(): boolean {
  return isLeaving
}

/** The two ways to close the session, and the last one that failed. */
export function useExits(refresh: () => Promise<void>) {
  const [failedExit, setFailedExit] = useState<FailedExit>()
  const clearFailedExit = () => setFailedExit(undefined)

  const lock = async () => {
    clearFailedExit()
    const error = rejectionOf(await postGraph(DeskLockDocument, {}), ({ lockSession }) => lockSession)
    if (error && (await isStill((viewer) => !viewer.isLocked))) setFailedExit({ exit: 'lock', error })
    await refresh()
  }

  const signOut = async () => {
    if (!(await mayDiscard(hasUnsaved() || hasStoredText()))) return
    clearFailedExit()
    clearUnsaved()
    clearStoredText()
    isLeaving = true
    const error = rejectionOf(await postGraph(DeskSignOutDocument, {}), ({ signOut: result }) => result)
    if (error && (await isStill(() => true))) {
      isLeaving = false
      setFailedExit({ exit: 'sign-out', error })
      return
    }
    // The document is unloaded with all data in its memory.
    enterDesk('/sign-in')
  }

  return { failedExit, clearFailedExit, lock, signOut }
}

function rejectionOf<Result>(response: GraphResult<Result>, resultOf: (data: Result) => object): DeskError | undefined {
  return 'error' in response ? response.error : errorIn(resultOf(response.data))
}

/**
 * A response can be lost after the session was closed, so the session is read again; when unreadable, it counts as
 * open.
 */
async function isStill(isOpen: (viewer: Viewer) => boolean): Promise<boolean> {
  const response = await postGraph(DeskWhoAmIDocument, {}, { isBackground: true })
  if ('error' in response) return true
  const { viewer } = response.data
  return Boolean(viewer && isOpen(viewer))
}
