import type { Output, Input } from '@seneb/contracts/define'
import type { ChangeStaffAccess } from '@seneb/contracts/messages/identity/staff.messages'

import type { IdentityCtx } from '../identity-ctx.js'
import { assertAnotherAdmin, changedMember } from '../staff/changed-member.js'
import { staffAudit } from '../staff/staff.audit.js'
import { putIntoState } from './put-into-state.js'

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
    const state = mayEnter ? (member.joined_at ? 'active' : 'invited') : 'disabled'
    if (member.state === state) return { staffId, state }
    if (!mayEnter && roles.includes('admin')) await assertAnotherAdmin(staffId, tx)

    await putIntoState({ staffId, state }, tx, ctx)
    const object = { noun: staffAudit, id: staffId }
    await ctx.act(tx, { action: 'change-access', object, before: { state: member.state }, after: { state } })
    return { staffId, state }
  })
}
