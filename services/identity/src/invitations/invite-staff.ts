import { InvitationCreated } from '@seneb/contracts/messages/identity/invitation.messages'
import { AppError } from '@seneb/platform/app-error'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { WriteTx } from '@seneb/service-kit/database/db'

import type { IdentityCtx } from '../identity-ctx.js'
import { memberByEmail } from '../staff/accounts.js'
import { addMember, type NewMember } from '../staff/change-member.js'
import { hashOf, newToken } from '../tokens.js'
import { Invitation, revokeInvitationsSql } from './invitation.entity.js'

const defaultLifeMs = 72 * 60 * 60_000

/** A link that was just made. */
export interface NewInvitation {
  readonly invitationId: string
  readonly staffId: string
  readonly email: string
  readonly name: string
  readonly token: string
  readonly expiresAt: Date
}

/**
 * Makes the only valid link with which a person joins, and revokes earlier ones. Rejects with STAFF_EXISTS when they
 * have joined already. The token is returned once and stored as a hash; it belongs only in a mail or a terminal.
 */
export async function inviteStaff(
  invited: NewMember & { readonly lifeMs?: number },
  tx: WriteTx,
  ctx: IdentityCtx,
): Promise<NewInvitation> {
  const now = ctx.now()
  const member = await memberByEmail(invited.email, tx)
  if (member && member.state !== 'invited') throw new AppError('STAFF_EXISTS')

  const staffId = member?.id ?? (await addMember(invited, tx, ctx))
  await revokeInvitations(staffId, tx, ctx)
  const token = newToken(ctx)
  const expiresAt = new Date(now.getTime() + (invited.lifeMs ?? defaultLifeMs))
  const invitationId = ctx.newId()
  const names = { id: invitationId, staff_id: staffId, token_hash: hashOf(token), created_by: invited.createdBy }
  await tx.save(Object.assign(new Invitation(), { ...names, created_at: now, expires_at: expiresAt }))
  return { invitationId, staffId, email: invited.email, name: invited.name, token, expiresAt }
}

/** Invites a person and mails the link only to them; the inviting admin never sees it. */
export async function sendInvitation(invited: NewMember, tx: WriteTx, ctx: IdentityCtx) {
  const invitation = await inviteStaff(invited, tx, ctx)
  await publishInvitation(invitation, tx)
  return { staffId: invitation.staffId, expiresAt: invitation.expiresAt.toISOString() }
}

/** Has a link mailed; it is encrypted until it is in the mail. */
export function publishInvitation(
  { email, expiresAt, invitationId, name, token }: NewInvitation,
  tx: WriteTx,
): Promise<void> {
  const invited = { invitationId, expiresAt: expiresAt.toISOString() }
  return tx.publish(InvitationCreated, { ...invited, personal: { email, name, token } })
}

/** Revokes every link with which a person could still join; returns their number. */
export async function revokeInvitations(staffId: string, tx: WriteTx, ctx: Pick<Ctx, 'now'>): Promise<number> {
  const revoked = await tx.query(revokeInvitationsSql, [staffId, ctx.now()])
  return revoked.length
}
