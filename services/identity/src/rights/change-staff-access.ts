import type { Output, Input } from '@seneb/contracts/define'
import { StaffChanged, type ChangeStaffAccess } from '@seneb/contracts/messages/identity/staff.messages'
import { staffOf } from '@seneb/service-kit/answering/staff-actor'

import { noteOwnAct } from '../audit/note-own-act.js'
import type { IdentityCtx } from '../identity-ctx.js'
import { revokeInvitations } from '../invitations/revoke-invitations.js'
import { endSessionsOf } from '../sessions/end-sessions-of.js'
import { assertAnotherAdmin, changedMember } from '../staff/changed-member.js'
import { setMemberState } from '../staff/set-member-state.js'

/**
 * Takes a person's access away with everything that is open, or gives it back (ADM-09). Whoever never joined is invited
 * again instead of let in.
 */
export async function changeStaffAccess(
  { mayEnter, staffId }: Input<typeof ChangeStaffAccess>,
  ctx: IdentityCtx,
): Promise<Output<typeof ChangeStaffAccess>> {
  return ctx.db.write(async (tx) => {
    const { member, roles } = await changedMember(staffId, tx, ctx)
    const state = mayEnter ? (member.password_hash ? 'active' : 'invited') : 'disabled'
    if (member.state === state) return { staffId, state }
    if (!mayEnter && roles.includes('admin')) await assertAnotherAdmin(staffId, tx)

    await setMemberState({ staffId, state }, tx, ctx)
    await revokeInvitations(staffId, tx, ctx)
    await endSessionsOf({ staffId, reason: 'by-an-admin' }, tx, ctx)
    await tx.say(StaffChanged, { staffId })
    const { id, name, sessionId } = staffOf(ctx)
    const fields = [{ name: 'state', from: member.state, to: state }]
    const actor = { id: `staff:${id}`, name, sessionId }
    await noteOwnAct({ actor, action: 'change-access', object: { kind: 'staff', id: staffId }, fields }, tx, ctx)
    return { staffId, state }
  })
}
