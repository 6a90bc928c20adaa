import type { Output } from '@seneb/contracts/define'
import { latinDigits } from '@seneb/contracts/forms/typed-text'
import type { RenewRecoveryCodes } from '@seneb/contracts/messages/identity/sign-in-methods.messages'
import { requireStaff } from '@seneb/service-kit/requests/actors'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { ReadTx, WriteTx } from '@seneb/service-kit/database/db'

import type { IdentityCtx } from '../identity-ctx.js'
import { staffAudit } from '../staff/change-member.js'
import { notifyOwner } from '../notify-owner.js'
import { hashOf } from '../tokens.js'
import { RecoveryCode, countRecoveryCodesSql } from './second-factor.entity.js'

/** Replaces a person's recovery codes by ten new ones; only their hashes are stored. */
export async function createRecoveryCodes(staffId: string, tx: WriteTx, ctx: Ctx): Promise<string[]> {
  await tx.remove(RecoveryCode, { staff_id: staffId })
  const codes = Array.from({ length: recoveryCodeCount }, () => newRecoveryCode((size) => ctx.randomBytes(size)))
  for (const code of codes) {
    const row = { id: ctx.newId(), staff_id: staffId, code_hash: hashOf(plainRecoveryCode(code) ?? code) }
    await tx.save(Object.assign(new RecoveryCode(), row))
  }
  return codes
}

/** Returns the number of a person's unused codes. */
export async function recoveryCodesLeft(staffId: string, tx: ReadTx): Promise<number> {
  const [row] = await tx.query<{ count: number }>(countRecoveryCodesSql, [staffId])
  return row?.count ?? 0
}

/** Crockford's base-32 alphabet, which has no characters that look alike. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const codeLength = 25
const group = 5
const recoveryCodeCount = 10

/** A new code of 125 random bits, in groups of five as people copy it. */
function newRecoveryCode(randomBytes: (size: number) => Uint8Array): string {
  const code = Array.from(randomBytes(codeLength), (byte) => alphabet[byte % alphabet.length]).join('')
  return code.replaceAll(new RegExp(`.{${group}}(?=.)`, 'g'), '$&-')
}

/** Returns the code in its hashed format, however it was typed; undefined when it cannot be a code. */
export function plainRecoveryCode(typed: string): string | undefined {
  const plain = latinDigits(typed).toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  return new RegExp(`^[${alphabet}]{${codeLength}}$`).test(plain) ? plain : undefined
}

/** Returns ten new codes for the signed-in caller and invalidates the previous ones. */
export function renewRecoveryCodes(ctx: IdentityCtx): Promise<Output<typeof RenewRecoveryCodes>> {
  const { id: staffId } = requireStaff(ctx)
  return ctx.db.write(async (tx) => {
    const recoveryCodes = await createRecoveryCodes(staffId, tx, ctx)
    await notifyOwner({ staffId, change: 'recovery-codes-renewed' }, tx, ctx)
    const object = { resource: staffAudit, id: staffId }
    const [before, after] = [{ recoveryCodes: 'old' }, { recoveryCodes: 'new' }]
    await ctx.audit(tx, { action: 'renew-recovery-codes', object, before, after })
    return { recoveryCodes }
  })
}
