import type { Input, Output } from '@seneb/contracts/define'
import type { InviteStaff } from '@seneb/contracts/messages/identity/staff.messages'
import { AppError } from '@seneb/platform/app-error'
import { staffOf } from '@seneb/service-kit/answering/staff-actor'
import { isUniqueViolation } from '@seneb/service-kit/storing/database-errors'

import type { IdentityCtx } from '../identity-ctx.js'
import { memberByEmail } from '../staff/accounts.js'
import { staffAudit } from '../staff/staff.audit.js'
import { sendInvitation } from './send-invitation.js'

type Asked = Input<typeof InviteStaff>

/** Invites a person to the team, by an admin (ADM-09, D-37). Who was invited before is sent a new link by renewing it. */
export async function inviteMember(asked: Asked, ctx: IdentityCtx): Promise<Output<typeof InviteStaff>> {
  try {
    return await invite(asked, ctx)
  } catch (error) {
    // Another admin invited them in this instant.
    if (isUniqueViolation(error, 'staff_email_key')) throw new AppError('STAFF_EXISTS')
    throw error
  }
}

function invite({ email, name, roles, title }: Asked, ctx: IdentityCtx): Promise<Output<typeof InviteStaff>> {
  return ctx.db.write(async (tx) => {
    if (await memberByEmail(email, tx)) throw new AppError('STAFF_EXISTS')
    const createdBy = `staff:${staffOf(ctx).id}`
    const sent = await sendInvitation({ email, name, roles, title, createdBy }, tx, ctx)
    const after = { email, name, title, roles: [...new Set(roles)].toSorted(), state: 'invited' }
    await ctx.act(tx, { action: 'invite-staff', object: { noun: staffAudit, id: sent.staffId }, after })
    return sent
  })
}
