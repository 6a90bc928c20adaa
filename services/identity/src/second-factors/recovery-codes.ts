import type { Ctx } from '@seneb/service-kit/ctx'
import type { ReadTx, WriteTx } from '@seneb/service-kit/storing/db'

import { hashOf } from '../tokens.js'
import { newRecoveryCode, plainRecoveryCode, recoveryCodeCount } from './recovery-code.rules.js'
import { RecoveryCode } from './second-factor.entity.js'
import { countRecoveryCodesSql } from './second-factor.queries.js'

/** Gives a person ten codes in place of those they had; only their hashes are stored. */
export async function giveRecoveryCodes(staffId: string, tx: WriteTx, ctx: Ctx): Promise<string[]> {
  await tx.remove(RecoveryCode, { staff_id: staffId })
  const codes = Array.from({ length: recoveryCodeCount }, () => newRecoveryCode((size) => ctx.randomBytes(size)))
  for (const code of codes) {
    const row = { id: ctx.newId(), staff_id: staffId, code_hash: hashOf(plainRecoveryCode(code) ?? code) }
    await tx.save(Object.assign(new RecoveryCode(), row))
  }
  return codes
}

/** How many codes a person has not used yet. */
export async function recoveryCodesLeft(staffId: string, tx: ReadTx): Promise<number> {
  const [left] = await tx.query<{ count: number }>(countRecoveryCodesSql, [staffId])
  return left?.count ?? 0
}
