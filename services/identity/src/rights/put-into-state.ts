import { StaffChanged } from '@seneb/contracts/messages/identity/staff.messages'
import type { WriteTx } from '@seneb/service-kit/storing/db'

import type { IdentityCtx } from '../identity-ctx.js'
import { revokeInvitations } from '../invitations/revoke-invitations.js'
import { endSessionsOf } from '../sessions/end-sessions-of.js'
import { setMemberState } from '../staff/set-member-state.js'

/** Puts a person into a state, and ends everything of theirs that is open. */
export async function putIntoState(
  { staffId, state }: { readonly staffId: string; readonly state: 'invited' | 'active' | 'disabled' },
  tx: WriteTx,
  ctx: IdentityCtx,
): Promise<void> {
  await setMemberState({ staffId, state }, tx, ctx)
  await revokeInvitations(staffId, tx, ctx)
  await endSessionsOf({ staffId, reason: 'by-an-admin' }, tx, ctx)
  await tx.say(StaffChanged, { staffId })
}
