import type { Output, Input } from '@seneb/contracts/define'
import type {
  ListInvitations,
  RenewInvitation,
  RevokeInvitation,
} from '@seneb/contracts/messages/identity/invitation.messages'
import { requireStaff } from '@seneb/service-kit/requests/actors'

import type { IdentityCtx } from '../identity-ctx.js'
import { memberOf } from '../staff/accounts.js'
import { staffAudit } from '../staff/change-member.js'
import { listInvitationsSql } from './invitation.entity.js'
import { sendInvitation, revokeInvitations } from './invite-staff.js'

type Listed = Output<typeof ListInvitations>['invitations'][number]
type Row = Omit<Listed, 'invitedAt' | 'expiresAt'> & { readonly invitedAt: Date; readonly expiresAt: Date }

/** Returns the invited people who have not joined, each with their newest link, in a single statement. */
export async function listInvitations(ctx: IdentityCtx): Promise<Output<typeof ListInvitations>> {
  const rows = await ctx.db.read((tx) => tx.query<Row>(listInvitationsSql, [ctx.now()]))
  return {
    invitations: rows.map((row) => ({
      ...row,
      invitedAt: row.invitedAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
    })),
  }
}

/**
 * Sends an invited person a new link that replaces the previous one; rejects with STAFF_EXISTS when they have joined.
 */
export function renewInvitation(
  { staffId }: Input<typeof RenewInvitation>,
  ctx: IdentityCtx,
): Promise<Output<typeof RenewInvitation>> {
  return ctx.db.write(async (tx) => {
    const { email, name, title } = await memberOf(staffId, tx)
    const createdBy = `staff:${requireStaff(ctx).id}`
    const sent = await sendInvitation({ email, name, title, roles: [], createdBy }, tx, ctx)
    const object = { resource: staffAudit, id: staffId }
    await ctx.audit(tx, { action: 'renew-invitation', object, after: { invitation: `until ${sent.expiresAt}` } })
    return sent
  })
}

/** Takes the link of an invited person back, by an admin; without a link that could be used nothing changes. */
export function revokeInvitation(
  { staffId }: Input<typeof RevokeInvitation>,
  ctx: IdentityCtx,
): Promise<Output<typeof RevokeInvitation>> {
  return ctx.db.write(async (tx) => {
    await memberOf(staffId, tx)
    const revoked = await revokeInvitations(staffId, tx, ctx)
    if (revoked === 0) return { staffId }
    const object = { resource: staffAudit, id: staffId }
    await ctx.audit(tx, { action: 'revoke-invitation', object, after: { invitation: 'taken back' } })
    return { staffId }
  })
}
