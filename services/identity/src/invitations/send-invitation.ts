import { InvitationCreated } from '@seneb/contracts/messages/identity/invitation.messages'
import type { WriteTx } from '@seneb/service-kit/storing/db'

import type { IdentityCtx } from '../identity-ctx.js'
import type { NewMember } from '../staff/add-member.js'
import { inviteStaff, type NewInvitation } from './invite-staff.js'

/** Invites a person and has the link mailed to them alone; whoever invites is never shown it. */
export async function sendInvitation(invited: NewMember, tx: WriteTx, ctx: IdentityCtx) {
  const invitation = await inviteStaff(invited, tx, ctx)
  await sayInvited(invitation, tx)
  return { staffId: invitation.staffId, expiresAt: invitation.expiresAt.toISOString() }
}

/** Has a link mailed; it is sealed from here on until it is in the mail. */
export function sayInvited({ email, expiresAt, invitationId, name, token }: NewInvitation, tx: WriteTx): Promise<void> {
  const invited = { invitationId, expiresAt: expiresAt.toISOString() }
  return tx.say(InvitationCreated, { ...invited, personal: { email, name, token } })
}
