import type { Output, Input } from '@seneb/contracts/define'
import { type ChangeStaffAccess, StaffChanged } from '@seneb/contracts/messages/identity/staff.messages'
import { AppError } from '@seneb/platform/app-error'
import { changedFields } from '@seneb/service-kit/requests/audited-resource'
import type { WriteTx } from '@seneb/service-kit/database/db'

import { recordOwnAction } from '../audit/record-own-action.js'
import type { IdentityCtx } from '../identity-ctx.js'
import { revokeInvitations } from '../invitations/invite-staff.js'
import { revokeTokensOf } from '../personal-tokens/manage-personal-tokens.js'
import { endSessionsOf } from '../sessions/end-sessions.js'
import { memberByEmail } from '../staff/accounts.js'
import { assertAnotherAdmin, lockMemberForChange, setMemberState, staffAudit } from '../staff/change-member.js'

/**
 * Removes a person's access and ends everything open, or restores it (ADM-09). A person who never joined is invited
 * again instead.
 */
export async function changeStaffAccess(
  { mayEnter, staffId }: Input<typeof ChangeStaffAccess>,
  ctx: IdentityCtx,
): Promise<Output<typeof ChangeStaffAccess>> {
  return ctx.db.write(async (tx) => {
    const { member, roles } = await lockMemberForChange(staffId, tx, ctx)
    const state = mayEnter ? (member.joined_at ? 'active' : 'invited') : 'disabled'
    if (member.state === state) return { staffId, state }
    if (!mayEnter && roles.includes('admin')) await assertAnotherAdmin(staffId, tx)

    const tokens = await setAccessState({ staffId, state }, tx, ctx)
    const object = { resource: staffAudit, id: staffId }
    const before = { state: member.state, tokens }
    await ctx.audit(tx, { action: 'change-access', object, before, after: { state, tokens: 0 } })
    return { staffId, state }
  })
}

/** Sets the state of a person, ends all their sessions, tokens and links, and returns the number of revoked tokens. */
async function setAccessState(
  { staffId, state }: { readonly staffId: string; readonly state: 'invited' | 'active' | 'disabled' },
  tx: WriteTx,
  ctx: IdentityCtx,
): Promise<number> {
  await setMemberState({ staffId, state }, tx, ctx)
  await revokeInvitations(staffId, tx, ctx)
  await endSessionsOf({ staffId, reason: 'by-an-admin' }, tx, ctx)
  const revoked = await revokeTokensOf(staffId, tx, ctx)
  await tx.publish(StaffChanged, { staffId })
  return revoked
}

/**
 * Removes a person's access on behalf of the platform's operator, even that of the last admin, because a command can
 * create another one.
 */
export async function disableBySystem(email: string, ctx: IdentityCtx): Promise<void> {
  await ctx.db.write(async (tx) => {
    const member = await memberByEmail(email, tx)
    if (!member) throw new AppError('STAFF_UNKNOWN')
    if (member.state === 'disabled') return
    const tokens = await setAccessState({ staffId: member.id, state: 'disabled' }, tx, ctx)
    const [before, after] = [
      { state: member.state, tokens },
      { state: 'disabled', tokens: 0 },
    ]
    const fields = changedFields(staffAudit, before, after)
    const action = { action: 'change-access', object: { kind: 'staff', id: member.id }, fields }
    await recordOwnAction({ ...action, actor: { id: 'system', name: 'system' } }, tx, ctx)
  })
}
