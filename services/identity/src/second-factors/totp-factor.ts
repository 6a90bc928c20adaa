import type { Ctx } from '@seneb/service-kit/ctx'
import type { ReadTx, WriteTx } from '@seneb/service-kit/storing/db'

import { TotpFactor } from './second-factor.entity.js'
import { newTotpSecret } from './totp.js'

/** Sealed for the person and for this purpose. */
const sealedFor = (staffId: string) => `${staffId} totp`

/** Makes the secret of a person's code app; it counts once they have shown a code of it. */
export async function prepareTotp(staffId: string, tx: WriteTx, ctx: Ctx): Promise<void> {
  const secret = Buffer.from(newTotpSecret((size) => ctx.randomBytes(size)))
  const sealed = ctx.atRest.seal(secret, sealedFor(staffId))
  await tx.save(Object.assign(new TotpFactor(), { staff_id: staffId, secret_sealed: sealed }))
}

/** A new secret in place of the one before, which has been shown by the code of this period. */
export async function replaceTotp(
  { secret, staffId, step }: { staffId: string; secret: string; step: number },
  tx: WriteTx,
  ctx: Ctx,
): Promise<void> {
  const sealed = ctx.atRest.seal(Buffer.from(secret), sealedFor(staffId))
  const shown = { confirmed_at: ctx.now(), last_used_step: String(step) }
  await tx.remove(TotpFactor, { staff_id: staffId })
  await tx.save(Object.assign(new TotpFactor(), { staff_id: staffId, secret_sealed: sealed, ...shown }))
}

/** The secret of a person's code app, and whether it counts yet. */
export async function totpOfPerson(staffId: string, tx: ReadTx, ctx: Pick<Ctx, 'atRest'>) {
  const factor = await tx.findOne(TotpFactor, { staff_id: staffId })
  if (!factor) return undefined
  const secret = ctx.atRest.open(factor.secret_sealed, sealedFor(staffId)).toString()
  return { secret, isConfirmed: Boolean(factor.confirmed_at) }
}

/** The person has shown the code of this period: the secret counts, and no code up to it is taken again. */
export async function confirmTotp(
  { staffId, step }: { staffId: string; step: number },
  tx: WriteTx,
  ctx: Pick<Ctx, 'now'>,
): Promise<void> {
  await tx.update(TotpFactor, { staff_id: staffId }, { confirmed_at: ctx.now(), last_used_step: String(step) })
}
