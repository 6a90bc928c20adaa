import { createContext, use } from 'react'

import type { DeskViewerFragment } from '../graph/generated/session/graphql.js'
import type { DeskError } from '../graph/desk-error.js'

export type Viewer = DeskViewerFragment
export type PermissionName = Viewer['rights'][number]['permission']

/** A lock or a sign-out that failed: the session is still open, and the person must know before leaving. */
export interface FailedExit {
  readonly exit: 'lock' | 'sign-out'
  readonly error: DeskError
}

/** Signed-in user, and session actions available anywhere on the desk. */
export interface StaffSession {
  /** Undefined until it is known whether a person is signed in; null when none is. */
  readonly viewer: Viewer | null | undefined
  /** Reason for which the signed-in user could not be loaded. */
  readonly error: DeskError | undefined
  /** Reloads the signed-in user and whether the session is locked. */
  readonly refresh: () => Promise<void>
  /** Requests a new proof of identity over the current page; resolves to false when the person declines. */
  readonly prove: () => Promise<boolean>
  readonly lock: () => Promise<void>
  readonly signOut: () => Promise<void>
  /** The lock or sign-out that failed, until the person has read it. */
  readonly failedExit: FailedExit | undefined
  readonly clearFailedExit: () => void
}

export const StaffSessionContext = createContext<StaffSession | undefined>(undefined)

export function useStaffSession(): StaffSession {
  const session = use(StaffSessionContext)
  if (!session) throw new Error('the page stands outside of the session')
  return session
}

/** Whether one of the person's roles has the permission. */
export function holds(viewer: Viewer, permission: PermissionName): boolean {
  return viewer.rights.some((right) => right.permission === permission)
}
