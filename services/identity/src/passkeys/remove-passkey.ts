import type { Input, Output } from '@seneb/contracts/define'
import type { RemovePasskey } from '@seneb/contracts/messages/identity/passkey.messages'
import { AppError } from '@seneb/platform/app-error'
import { staffOf } from '@seneb/service-kit/answering/staff-actor'

import type { IdentityCtx } from '../identity-ctx.js'
import { tellOwner } from '../notices/tell-owner.js'
import { staffAudit } from '../staff/staff.audit.js'
import { Passkey } from './passkey.entity.js'
import { lockMeansSql } from './passkey.queries.js'

interface Means {
  readonly hasPassword: boolean
  readonly passkeys: number
}

/** Takes away a passkey of whoever is signed in, unless they could not come back then. */
export async function removePasskey(
  { passkeyId }: Input<typeof RemovePasskey>,
  ctx: IdentityCtx,
): Promise<Output<typeof RemovePasskey>> {
  const { id: staffId } = staffOf(ctx)
  return ctx.db.write(async (tx) => {
    const [means] = await tx.query<Means>(lockMeansSql, [staffId])
    const passkey = await tx.findOne(Passkey, { id: passkeyId, staff_id: staffId })
    if (!passkey) return { isRemoved: false }
    if (!means?.hasPassword && (means?.passkeys ?? 0) < 2) throw new AppError('LAST_MEANS')

    await tx.remove(Passkey, { id: passkeyId })
    await tellOwner({ staffId, change: 'passkey-removed' }, tx, ctx)
    const object = { noun: staffAudit, id: staffId }
    await ctx.act(tx, { action: 'remove-passkey', object, before: { passkey: passkey.name } })
    return { isRemoved: true }
  })
}
