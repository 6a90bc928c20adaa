import type { Input, Output } from '@seneb/contracts/define'
import type { RevokeInvitation } from '@seneb/contracts/messages/identity/invitation.messages'

import type { IdentityCtx } from '../identity-ctx.js'
import { memberOf } from '../staff/accounts.js'
import { staffAudit } from '../staff/staff.audit.js'
import { revokeInvitations } from './revoke-invitations.js'

/** Takes the link of an invited person back, by an admin; without a link that could be used nothing changes. */
export function revokeInvitation(
  { staffId }: Input<typeof RevokeInvitation>,
  ctx: IdentityCtx,
): Promise<Output<typeof RevokeInvitation>> {
  return ctx.db.write(async (tx) => {
    await memberOf(staffId, tx)
    const revoked = await revokeInvitations(staffId, tx, ctx)
    if (revoked === 0) return { staffId }
    const object = { noun: staffAudit, id: staffId }
    await ctx.act(tx, { action: 'revoke-invitation', object, after: { invitation: 'taken back' } })
    return { staffId }
  })
}
