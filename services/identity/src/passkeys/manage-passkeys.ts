import type { Input, Output } from '@seneb/contracts/define'
import type { RenamePasskey, RemovePasskey } from '@seneb/contracts/messages/identity/sign-in-methods.messages'
import { AppError } from '@seneb/platform/app-error'
import { requireStaff } from '@seneb/service-kit/requests/actors'
import type { ReadTx, WriteTx } from '@seneb/service-kit/database/db'

import type { IdentityCtx } from '../identity-ctx.js'
import { staffAudit } from '../staff/change-member.js'
import { notifyOwner } from '../notify-owner.js'
import { Passkey, lockSignInMethodsSql } from './passkey.entity.js'

/** Returns the passkeys of a person for display, the oldest first, without keys. */
export async function listPasskeys(staffId: string, tx: ReadTx) {
  const passkeys = await tx.find(Passkey, { where: { staff_id: staffId }, order: { created_at: 'asc' } })
  return passkeys.map((passkey) => ({
    passkeyId: passkey.id,
    name: passkey.name,
    isBackedUp: passkey.is_backed_up,
    addedAt: passkey.created_at.toISOString(),
    lastUsedAt: passkey.last_used_at?.toISOString(),
  }))
}

/** Renames a passkey of the signed-in caller, never another person's. An unchanged name writes no audit entry. */
export async function renamePasskey(
  { name, passkeyId }: Input<typeof RenamePasskey>,
  ctx: IdentityCtx,
): Promise<Output<typeof RenamePasskey>> {
  const { id: staffId } = requireStaff(ctx)
  return ctx.db.write(async (tx) => {
    const passkey = await tx.findOne(Passkey, { id: passkeyId, staff_id: staffId })
    if (!passkey) return { isRenamed: false }
    if (passkey.name === name) return { isRenamed: true }

    await tx.update(Passkey, { id: passkeyId }, { name })
    const object = { resource: staffAudit, id: staffId }
    const [before, after] = [{ passkey: passkey.name }, { passkey: name }]
    await ctx.audit(tx, { action: 'rename-passkey', object, before, after })
    return { isRenamed: true }
  })
}

interface RemainingSignInMethods {
  readonly hasPassword: boolean
  readonly passkeys: number
}

/** Removes a passkey of the signed-in caller, unless they could then no longer sign in. */
export async function removePasskey(
  { passkeyId }: Input<typeof RemovePasskey>,
  ctx: IdentityCtx,
): Promise<Output<typeof RemovePasskey>> {
  const { id: staffId } = requireStaff(ctx)
  return ctx.db.write(async (tx) => {
    const [methods] = await tx.query<RemainingSignInMethods>(lockSignInMethodsSql, [staffId])
    const passkey = await tx.findOne(Passkey, { id: passkeyId, staff_id: staffId })
    if (!passkey) return { isRemoved: false }
    if (!methods?.hasPassword && (methods?.passkeys ?? 0) < 2) throw new AppError('LAST_SIGN_IN_METHOD')

    await tx.remove(Passkey, { id: passkeyId })
    await notifyOwner({ staffId, change: 'passkey-removed' }, tx, ctx)
    const object = { resource: staffAudit, id: staffId }
    await ctx.audit(tx, { action: 'remove-passkey', object, before: { passkey: passkey.name } })
    return { isRemoved: true }
  })
}

/** Removes all passkeys of a person. */
export async function removePasskeysOf(staffId: string, tx: WriteTx): Promise<void> {
  await tx.remove(Passkey, { staff_id: staffId })
}
