import type { Input, Output } from '@seneb/contracts/define'
import { InviteStaff } from '@seneb/contracts/messages/identity/staff.messages'
import { AppError } from '@seneb/platform/app-error'
import { findPreviousReply, executeIdempotently } from '@seneb/service-kit/requests/idempotency'
import { requireStaff } from '@seneb/service-kit/requests/actors'
import { isUniqueViolation } from '@seneb/service-kit/database/database-errors'
import type { WriteTx } from '@seneb/service-kit/database/db'
import type {
  ListInvitations,
  RenewInvitation,
  RevokeInvitation,
} from '@seneb/contracts/messages/identity/invitation.messages'

import type { IdentityCtx } from '../identity-ctx.js'
import { memberByEmail, requireMember } from '../staff/accounts.js'
import { lockTeamChanges, staffAudit } from '../staff/change-member.js'
import { sendInvitation, revokeInvitations } from './invite-staff.js'
import { listInvitationsSql } from './invitation.entity.js'

type InviteStaffInput = Input<typeof InviteStaff>
type Invited = Output<typeof InviteStaff>

/**
 * Invites a person to the team, by an admin (ADM-09, D-37). A person invited before gets a new link by renewal.
 * Repeating this with the same idempotency key invites no one twice and returns the same result (R3).
 */
export async function inviteMember(request: InviteStaffInput, ctx: IdentityCtx): Promise<Invited> {
  const call = { contract: InviteStaff, request }
  // A repetition would meet the person that it has invited itself.
  const previous = await findPreviousReply<typeof InviteStaff, Invited>(call, ctx)
  if (previous) return previous
  try {
    return await executeIdempotently(call, ctx, (tx) => invite(request, tx, ctx))
  } catch (error) {
    if (!isExistingMember(error)) throw error
  }
  // The person was invited at the same moment: by another admin, or by a duplicate of this request.
  const duplicate = await findPreviousReply<typeof InviteStaff, Invited>(call, ctx)
  if (duplicate) return duplicate
  throw new AppError('STAFF_EXISTS')
}

async function invite(
  { email, name, roles, title }: InviteStaffInput,
  tx: WriteTx,
  ctx: IdentityCtx,
): Promise<Invited> {
  // Prevents a second link when another admin invites the same person before the insert.
  await lockTeamChanges(tx)
  if (await memberByEmail(email, tx)) throw new AppError('STAFF_EXISTS')
  const createdBy = `staff:${requireStaff(ctx).id}`
  const sent = await sendInvitation({ email, name, roles, title, createdBy }, tx, ctx)
  const after = { email, name, title, roles: [...new Set(roles)].toSorted(), state: 'invited' }
  await ctx.audit(tx, { action: 'invite-staff', object: { resource: staffAudit, id: sent.staffId }, after })
  return sent
}

function isExistingMember(error: unknown): boolean {
  return (error instanceof AppError && error.code === 'STAFF_EXISTS') || isUniqueViolation(error, 'staff_email_key')
}

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
    const { email, name, title } = await requireMember(staffId, tx)
    const createdBy = `staff:${requireStaff(ctx).id}`
    const sent = await sendInvitation({ email, name, title, roles: [], createdBy }, tx, ctx)
    const object = { resource: staffAudit, id: staffId }
    await ctx.audit(tx, { action: 'renew-invitation', object, after: { invitation: `until ${sent.expiresAt}` } })
    return sent
  })
}

/** Revokes the link of an invited person, by an admin; without a valid link nothing changes. */
export function revokeInvitation(
  { staffId }: Input<typeof RevokeInvitation>,
  ctx: IdentityCtx,
): Promise<Output<typeof RevokeInvitation>> {
  return ctx.db.write(async (tx) => {
    await requireMember(staffId, tx)
    const revoked = await revokeInvitations(staffId, tx, ctx)
    if (revoked === 0) return { staffId }
    const object = { resource: staffAudit, id: staffId }
    await ctx.audit(tx, { action: 'revoke-invitation', object, after: { invitation: 'taken back' } })
    return { staffId }
  })
}
