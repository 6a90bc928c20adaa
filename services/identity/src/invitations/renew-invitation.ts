import type { Input, Output } from '@seneb/contracts/define'
import type { RenewInvitation } from '@seneb/contracts/messages/identity/invitation.messages'
import { staffOf } from '@seneb/service-kit/answering/staff-actor'

import type { IdentityCtx } from '../identity-ctx.js'
import { memberOf } from '../staff/accounts.js'
import { staffAudit } from '../staff/staff.audit.js'
import { sendInvitation } from './send-invitation.js'

/** Sends an invited person a new link in place of the one before; STAFF_EXISTS for whoever has joined. */
export function renewInvitation(
  { staffId }: Input<typeof RenewInvitation>,
  ctx: IdentityCtx,
): Promise<Output<typeof RenewInvitation>> {
  return ctx.db.write(async (tx) => {
    const { email, name, title } = await memberOf(staffId, tx)
    const createdBy = `staff:${staffOf(ctx).id}`
    const sent = await sendInvitation({ email, name, title, roles: [], createdBy }, tx, ctx)
    const object = { noun: staffAudit, id: staffId }
    await ctx.act(tx, { action: 'renew-invitation', object, after: { invitation: `until ${sent.expiresAt}` } })
    return sent
  })
}
