import type { Ctx } from '@seneb/service-kit/ctx'
import type { ReadTx, WriteTx } from '@seneb/service-kit/database/db'

import { TotpFactor, RecoveryCode } from './second-factor.entity.js'

/** Returns the context that binds the encrypted secret to the person and purpose. */
const sealingContext = (staffId: string) => `${staffId} totp`

/** Stores a person's TOTP secret; the code that confirmed it and earlier ones are no longer accepted. */
export async function storeTotp(
  { secret, staffId, step }: { staffId: string; secret: string; step: number },
  tx: WriteTx,
  ctx: Ctx,
): Promise<void> {
  const sealed = ctx.atRest.seal(Buffer.from(secret), sealingContext(staffId))
  const confirmation = { confirmed_at: ctx.now(), last_used_step: String(step) }
  await tx.remove(TotpFactor, { staff_id: staffId })
  await tx.save(Object.assign(new TotpFactor(), { staff_id: staffId, secret_sealed: sealed, ...confirmation }))
}

/** Returns the secret of a person's code app; undefined when they have none. */
export async function totpSecretOf(staffId: string, tx: ReadTx, ctx: Pick<Ctx, 'atRest'>): Promise<string | undefined> {
  const factor = await tx.findOne(TotpFactor, { staff_id: staffId })
  return factor ? ctx.atRest.open(factor.secret_sealed, sealingContext(staffId)).toString() : undefined
}

/** Removes a person's code app and recovery codes. */
export async function removeSecondFactors(staffId: string, tx: WriteTx): Promise<void> {
  await tx.remove(RecoveryCode, { staff_id: staffId })
  await tx.remove(TotpFactor, { staff_id: staffId })
}
