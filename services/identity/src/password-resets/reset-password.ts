import type { Input, Output } from '@seneb/contracts/define'
import type { ResetPassword } from '@seneb/contracts/messages/identity/sign-in-methods.messages'
import { AppError } from '@seneb/platform/app-error'
import { changedFields } from '@seneb/service-kit/requests/audited-resource'
import type { WriteTx } from '@seneb/service-kit/database/db'

import { recordOwnAction } from '../audit/record-own-action.js'
import type { IdentityCtx } from '../identity-ctx.js'
import { verifyPasskey } from '../passkeys/verify-passkey.js'
import { assertStrongPassword } from '../passwords/password-strength.js'
import { verifySecondFactor } from '../second-factors/verify-second-factor.js'
import { recordSecurityEvent } from '../security-events/security-events.js'
import { staffAudit } from '../staff/change-member.js'
import { countAttempt, returnAttempts } from '../throttle/count-attempt.js'
import { hashOf } from '../tokens.js'
import { liveResetSql, claimResetSql } from './password-reset.entity.js'
import { setPassword } from './change-password.js'

type ResetPasswordInput = Input<typeof ResetPassword>

interface Person {
  readonly staffId: string
  readonly email: string
  readonly name: string
}

/**
 * Sets a new password with a link and a second factor (S9, ASVS 6.4.3), so that reading a person's mail is not enough.
 * An invalid link and a wrong code get the same error. The link remains valid for further attempts, five in a quarter
 * of an hour.
 */
export async function resetPassword(
  input: ResetPasswordInput,
  ctx: IdentityCtx,
): Promise<Output<typeof ResetPassword>> {
  const [person] = await ctx.db.read((tx) => tx.query<Person>(liveResetSql, [hashOf(input.token), ctx.now()]))
  const counted = [{ scope: 'second-factor', of: person?.staffId ?? input.client.network }] as const
  if (!(await countAttempt(counted, ctx)) || !person) return reject(input, person, ctx)
  await assertStrongPassword(input.password, person)

  const passwordHash = await ctx.passwords.hash(input.password)
  const isReset = await ctx.db.write((tx) => reset({ input, person, passwordHash }, tx, ctx))
  if (!isReset) return reject(input, person, ctx)
  await returnAttempts(counted, ctx)
  return { isReset }
}

async function reset(
  { input, passwordHash, person }: { input: ResetPasswordInput; person: Person; passwordHash: string },
  tx: WriteTx,
  ctx: IdentityCtx,
): Promise<boolean> {
  const { name, staffId } = person
  if (!(await isVerified(input, staffId, { tx, ctx }))) return false
  const claimed = await tx.query(claimResetSql, [hashOf(input.token), ctx.now()])
  if (claimed.length === 0) throw new AppError('RESET_INVALID')
  const tokens = await setPassword({ staffId, passwordHash, client: input.client }, tx, ctx)
  const actor = { id: `staff:${staffId}`, name }
  const [object, fields] = [{ kind: 'staff', id: staffId }, changedFields(staffAudit, { tokens }, { tokens: 0 })]
  await recordOwnAction({ actor, action: 'reset-password', object, fields }, tx, ctx)
  return true
}

async function isVerified(
  { code, passkey }: ResetPasswordInput,
  staffId: string,
  { ctx, tx }: { tx: WriteTx; ctx: IdentityCtx },
) {
  if (passkey) return (await verifyPasskey(passkey, tx, ctx)) === staffId
  return (await verifySecondFactor({ code: code ?? '', staffId }, tx, ctx)) !== undefined
}

async function reject({ client }: ResetPasswordInput, person: Person | undefined, ctx: IdentityCtx): Promise<never> {
  const event = { kind: 'reset-refused', staffId: person?.staffId, client } as const
  await ctx.db.write((tx) => recordSecurityEvent(event, tx, ctx))
  throw new AppError('RESET_INVALID')
}
