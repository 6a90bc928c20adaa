import type { Output } from '@seneb/contracts/define'
import type { RenewRecoveryCodes } from '@seneb/contracts/messages/identity/second-factor.messages'
import { staffOf } from '@seneb/service-kit/answering/staff-actor'

import type { IdentityCtx } from '../identity-ctx.js'
import { tellOwner } from '../notices/tell-owner.js'
import { staffAudit } from '../staff/staff.audit.js'
import { giveRecoveryCodes } from './recovery-codes.js'

/** Gives whoever is signed in ten new codes; those before are worth nothing. */
export function renewRecoveryCodes(ctx: IdentityCtx): Promise<Output<typeof RenewRecoveryCodes>> {
  const { id: staffId } = staffOf(ctx)
  return ctx.db.write(async (tx) => {
    const recoveryCodes = await giveRecoveryCodes(staffId, tx, ctx)
    await tellOwner({ staffId, change: 'recovery-codes-renewed' }, tx, ctx)
    const object = { noun: staffAudit, id: staffId }
    const [before, after] = [{ recoveryCodes: 'old' }, { recoveryCodes: 'new' }]
    await ctx.act(tx, { action: 'renew-recovery-codes', object, before, after })
    return { recoveryCodes }
  })
}
