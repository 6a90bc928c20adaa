import type { Input, Output } from '@seneb/contracts/define'
import type { ReadSignInMethods } from '@seneb/contracts/messages/identity/sign-in-methods.messages'
import type { ReadStaff } from '@seneb/contracts/messages/identity/staff.messages'
import { requireStaff } from '@seneb/service-kit/requests/actors'
import type { ReadTx } from '@seneb/service-kit/database/db'

import type { IdentityCtx } from '../identity-ctx.js'
import { listPasskeys } from '../passkeys/manage-passkeys.js'
import { recoveryCodesLeft } from '../second-factors/recovery-codes.js'
import { totpSecretOf } from '../second-factors/totp-factor.js'
import { openSessionsOf } from '../sessions/list-sessions.js'
import { requireMember } from '../staff/accounts.js'
import { rolesOf } from '../staff/viewer.js'
import { SignInReset } from './reset-sign-in-methods.js'

/** Reads one person with their sign-in methods and open sessions, for an admin. */
export function readStaff({ staffId }: Input<typeof ReadStaff>, ctx: IdentityCtx): Promise<Output<typeof ReadStaff>> {
  return ctx.db.read(async (tx) => {
    const member = await requireMember(staffId, tx)
    const { email, name, state, title } = member
    return {
      staffId,
      email,
      name,
      title,
      state,
      roles: await rolesOf(staffId, tx),
      joinedAt: member.joined_at?.toISOString(),
      ...(await signInMethodsOf(member, tx, ctx)),
      sessions: await openSessionsOf(staffId, tx, ctx),
      signInReset: await pendingSignInReset(staffId, tx, ctx),
    }
  })
}

async function pendingSignInReset(staffId: string, tx: ReadTx, ctx: IdentityCtx) {
  const reset = await tx.findOne(SignInReset, { staff_id: staffId })
  if (!reset || ctx.now() >= reset.expires_at) return undefined
  const { name } = await requireMember(reset.requested_by, tx)
  return {
    requestedBy: name,
    requestedAt: reset.requested_at.toISOString(),
    mayConfirm: reset.requested_by !== requireStaff(ctx).id,
  }
}

type Member = Awaited<ReturnType<typeof requireMember>>

/** Returns the caller's sign-in methods. */
export function readSignInMethods(ctx: IdentityCtx): Promise<Output<typeof ReadSignInMethods>> {
  return ctx.db.read(async (tx) => {
    const member = await requireMember(requireStaff(ctx).id, tx)
    return { email: member.email, ...(await signInMethodsOf(member, tx, ctx)) }
  })
}

/** Names of a person's sign-in methods, without secrets. */
async function signInMethodsOf({ id, password_hash }: Member, tx: ReadTx, ctx: IdentityCtx) {
  return {
    hasPassword: Boolean(password_hash),
    hasCodeApp: (await totpSecretOf(id, tx, ctx)) !== undefined,
    recoveryCodesLeft: await recoveryCodesLeft(id, tx),
    passkeys: await listPasskeys(id, tx),
  }
}
