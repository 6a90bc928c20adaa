import type { Ctx } from '@seneb/service-kit/ctx'
import type { WriteTx } from '@seneb/service-kit/database/db'

import { hashOf } from '../tokens.js'
import { plainRecoveryCode } from './recovery-codes.js'
import { claimStepSql, useRecoveryCodeSql } from './second-factor.entity.js'
import { totpSecretOf } from './totp-factor.js'
import { stepOfCode } from './totp.js'

export type SecondFactor = 'totp' | 'recovery-code'

/**
 * Consumes a TOTP or recovery code within the transaction of the sign-in. Returns undefined when the
 * code is invalid or already used. Of two concurrent uses of a code, only one succeeds.
 */
export async function verifySecondFactor(
  { code, staffId }: { readonly code: string; readonly staffId: string },
  tx: WriteTx,
  ctx: Ctx,
): Promise<SecondFactor | undefined> {
  if (await isUnusedTotp(code, staffId, { tx, ctx })) return 'totp'
  const recovery = plainRecoveryCode(code)
  if (recovery === undefined) return undefined
  const used = await tx.query(useRecoveryCodeSql, [staffId, hashOf(recovery), ctx.now()])
  return used.length === 1 ? 'recovery-code' : undefined
}

async function isUnusedTotp(code: string, staffId: string, { ctx, tx }: { ctx: Ctx; tx: WriteTx }): Promise<boolean> {
  const secret = await totpSecretOf(staffId, tx, ctx)
  const step = secret === undefined ? undefined : stepOfCode(code, secret, ctx.now())
  if (step === undefined) return false
  const claimed = await tx.query(claimStepSql, [staffId, step])
  return claimed.length === 1
}
