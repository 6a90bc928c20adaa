import type { WriteTx } from '@seneb/service-kit/database/db'

import { recordOwnAction } from '../audit/record-own-action.js'
import type { IdentityCtx } from '../identity-ctx.js'
import { hasActiveAdmin, memberByEmail } from '../staff/accounts.js'
import type { NewMember } from '../staff/change-member.js'
import { liveInvitationOfSql } from './invitation.entity.js'
import { inviteStaff, type NewInvitation, publishInvitation } from './invite-staff.js'

const lifeMs = 24 * 60 * 60_000

/**
 * Creates the link with which the first admin joins; undefined once one has joined. There is no default account and no
 * public setup page. The link is printed at the platform's terminal, and a new link revokes the previous one.
 */
export function inviteFirstAdmin(email: string, ctx: IdentityCtx): Promise<NewInvitation | undefined> {
  return ctx.db.write(async (tx) => ((await hasActiveAdmin(tx)) ? undefined : invite(email, tx, ctx)))
}

/** Mails the first admin their link, once while it is valid; does nothing when an admin has joined. */
export async function mailFirstAdmin(email: string, ctx: IdentityCtx): Promise<void> {
  await ctx.db.write(async (tx) => {
    if (await hasActiveAdmin(tx)) return
    const member = await memberByEmail(email, tx)
    const liveInvitations = member ? await tx.query(liveInvitationOfSql, [member.id, ctx.now()]) : []
    if (liveInvitations.length === 0) await publishInvitation(await invite(email, tx, ctx), tx)
  })
}

async function invite(email: string, tx: WriteTx, ctx: IdentityCtx): Promise<NewInvitation> {
  const invited = { email, name: email, title: 'Owner', roles: ['admin'], createdBy: 'system', lifeMs } as const
  const invitation = await inviteStaff(invited, tx, ctx)
  const action = { action: 'invite-first-admin', object: { kind: 'staff', id: invitation.staffId }, fields: [] }
  await recordOwnAction({ ...action, actor: { id: 'system', name: 'system' } }, tx, ctx)
  return invitation
}

interface InvitedBySystem extends Omit<NewMember, 'createdBy'> {
  /** Whether the link is mailed to the person; it is returned in either case. */
  readonly isMailed: boolean
}

/** Invites a person on behalf of the platform's operator; the audit entry names `system` as the actor. */
export function inviteBySystem({ isMailed, ...invited }: InvitedBySystem, ctx: IdentityCtx) {
  return ctx.db.write(async (tx) => {
    const link = await inviteStaff({ ...invited, createdBy: 'system' }, tx, ctx)
    if (isMailed) await publishInvitation(link, tx)
    const action = { action: 'invite-staff', object: { kind: 'staff', id: link.staffId } }
    const fields = [{ name: 'roles', to: invited.roles.join(', ') }]
    await recordOwnAction({ ...action, fields, actor: { id: 'system', name: 'system' } }, tx, ctx)
    return link
  })
}
