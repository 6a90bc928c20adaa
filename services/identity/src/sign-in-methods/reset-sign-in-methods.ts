import type { Input, Output } from '@seneb/contracts/define'
import {
  StaffChanged,
  type ConfirmSignInReset,
  type RequestSignInReset,
} from '@seneb/contracts/messages/identity/staff.messages'
import { AppError } from '@seneb/platform/app-error'
import { requireStaff } from '@seneb/service-kit/requests/actors'
import type { WriteTx } from '@seneb/service-kit/database/db'
import { Column, Entity, PrimaryColumn } from 'typeorm'

import type { IdentityCtx } from '../identity-ctx.js'
import { sendInvitation } from '../invitations/invite-staff.js'
import { notifyOwner } from '../notify-owner.js'
import { removePasskeysOf } from '../passkeys/manage-passkeys.js'
import { revokeTokensOf } from '../personal-tokens/manage-personal-tokens.js'
import { removeSecondFactors } from '../second-factors/totp-factor.js'
import { endSessionsOf } from '../sessions/end-sessions.js'
import { deleteDevices } from '../sessions/trusted-device.js'
import { assertAnotherAdmin, lockMemberForChange, returnToInvited, staffAudit } from '../staff/change-member.js'

type ConfirmSignInResetInput = Input<typeof ConfirmSignInReset>

/**
 * Resets a person's sign-in methods, by an admin other than the one who requested it. Removes every sign-in method,
 * ends every session and sends the person a new invitation. No person chooses a password for another (ASVS 6.4.6).
 */
export function confirmSignInReset(
  { staffId }: ConfirmSignInResetInput,
  ctx: IdentityCtx,
): Promise<Output<typeof ConfirmSignInReset>> {
  return ctx.db.write(async (tx) => {
    const { member, roles } = await lockMemberForChange(staffId, tx, ctx)
    await claimReset(staffId, tx, ctx)
    if (roles.includes('admin')) await assertAnotherAdmin(staffId, tx)

    await notifyOwner({ staffId, change: 'sign-in-reset' }, tx, ctx)
    const tokens = await removeSignInMethods(staffId, tx, ctx)
    await tx.publish(StaffChanged, { staffId })
    const { email, name, title } = member
    const sent = await sendInvitation(
      { email, name, title, roles, createdBy: `staff:${requireStaff(ctx).id}` },
      tx,
      ctx,
    )
    const object = { resource: staffAudit, id: staffId }
    const before = { signInReset: 'asked for', tokens }
    const after = { signInReset: 'confirmed', state: 'invited', tokens: 0 }
    await ctx.audit(tx, { action: 'confirm-means-reset', object, before, after })
    return sent
  })
}

/**
 * Removes the pending reset request, which only the first caller can use. Rejects with SECOND_PERSON_NEEDED unless
 * another admin than the confirming one made it.
 */
async function claimReset(staffId: string, tx: WriteTx, ctx: IdentityCtx): Promise<void> {
  const reset = await tx.findOne(SignInReset, { staff_id: staffId })
  const isByAnotherAdmin = reset && reset.requested_by !== requireStaff(ctx).id && ctx.now() < reset.expires_at
  if (!isByAnotherAdmin) throw new AppError('SECOND_PERSON_NEEDED')
  await tx.remove(SignInReset, { staff_id: staffId })
}

const lifeMs = 24 * 60 * 60_000

/** Requests a reset of a person's sign-in methods; nothing changes until another admin confirms it within a day. */
export function requestSignInReset(
  { staffId }: Input<typeof RequestSignInReset>,
  ctx: IdentityCtx,
): Promise<Output<typeof RequestSignInReset>> {
  const now = ctx.now()
  return ctx.db.write(async (tx) => {
    await lockMemberForChange(staffId, tx, ctx)
    const expiresAt = new Date(now.getTime() + lifeMs)
    const reset = { staff_id: staffId, requested_by: requireStaff(ctx).id, requested_at: now, expires_at: expiresAt }
    await tx.remove(SignInReset, { staff_id: staffId })
    await tx.save(Object.assign(new SignInReset(), reset))
    const object = { resource: staffAudit, id: staffId }
    await ctx.audit(tx, { action: 'ask-means-reset', object, after: { signInReset: 'asked for' } })
    return { staffId, expiresAt: expiresAt.toISOString() }
  })
}

/**
 * Removes all of a person's sign-in methods, ends their sessions and returns the number of revoked tokens. They return
 * to the state of an invited person who has not joined.
 */
export async function removeSignInMethods(staffId: string, tx: WriteTx, ctx: IdentityCtx): Promise<number> {
  const revoked = await revokeTokensOf(staffId, tx, ctx)
  await endSessionsOf({ staffId, reason: 'by-an-admin' }, tx, ctx)
  await deleteDevices(staffId, tx)
  await removePasskeysOf(staffId, tx)
  await removeSecondFactors(staffId, tx)
  await returnToInvited(staffId, tx)
  return revoked
}

/** Request by an admin to reset a person's sign-in methods; another admin must confirm it. */
@Entity('sign_in_resets')
export class SignInReset {
  @PrimaryColumn({ type: 'uuid' }) staff_id: string
  @Column({ type: 'uuid' }) requested_by: string
  @Column({ type: 'timestamptz' }) requested_at: Date
  @Column({ type: 'timestamptz' }) expires_at: Date
}
