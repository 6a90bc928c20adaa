import type { Output } from '@seneb/contracts/define'
import type { ProveSignIn } from '@seneb/contracts/messages/identity/sign-in.messages'
import { effectiveRights, type StaffRole } from '@seneb/contracts/vocabulary/staff-access'

/** Somebody who is signed in, as identity tells of them. */
type Known = Pick<Output<typeof ProveSignIn>, 'viewer' | 'freshUntil'>

/** The `Viewer` of the schema: who is signed in, and in words what their roles let them do (ADM-09). */
export function viewerOf({ freshUntil, viewer }: Known, isLocked = false) {
  const { name, roles, staffId, title } = viewer
  return { id: staffId, name, title, roles, rights: rightsOf(roles), isLocked, freshUntil }
}

/** What these roles let somebody do, as the schema shows it. */
export function rightsOf(roles: readonly StaffRole[]) {
  return effectiveRights(roles)
}
