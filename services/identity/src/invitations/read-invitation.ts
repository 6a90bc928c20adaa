import type { Output, Input } from '@seneb/contracts/define'
import type { ReadInvitation, OfferInvitationPasskey } from '@seneb/contracts/messages/identity/invitation.messages'
import { AppError } from '@seneb/platform/app-error'
import type { ReadTx } from '@seneb/service-kit/database/db'

import type { IdentityCtx } from '../identity-ctx.js'
import { offerEnrolment } from '../passkeys/enrol-passkey.js'
import { offerTotp } from '../second-factors/enrol-totp.js'
import { invitedMember } from '../staff/accounts.js'
import { hashOf } from '../tokens.js'
import { liveInvitationSql } from './invitation.entity.js'

/**
 * Returns an invitation to the holder of its link, with a code app secret made for this read. A secret seen by another
 * reader of the same mail therefore never signs in (ASVS 6.4.3). All invalid links get the same error.
 */
export async function readInvitation(
  { token }: Input<typeof ReadInvitation>,
  ctx: IdentityCtx,
): Promise<Output<typeof ReadInvitation>> {
  const { email, invitationId, name, title } = await ctx.db.read((tx) => liveInvitation(token, tx, ctx))
  const { challengeToken, totpSecret, totpUri } = offerTotp(codeAppOfInvitation(invitationId), email, ctx)
  return { email, name, title, challengeToken, totpSecret, totpUri }
}

/** An offered secret is valid for one link only. */
export function codeAppOfInvitation(invitationId: string): string {
  return `code app of invitation ${invitationId}`
}

/** The person an invitation is for; throws INVITATION_INVALID. */
export async function liveInvitation(token: string, tx: ReadTx, ctx: IdentityCtx) {
  const params = [hashOf(token), ctx.now()]
  const [found] = await tx.query<{ invitationId: string; staffId: string }>(liveInvitationSql, params)
  const member = found && (await invitedMember(found.staffId, tx))
  if (!member) throw new AppError('INVITATION_INVALID')
  return { ...member, invitationId: found.invitationId }
}

/** Returns the challenge with which an invited person creates a passkey; it is valid only with the link. */
export function offerInvitationPasskey(
  { token }: Input<typeof OfferInvitationPasskey>,
  ctx: IdentityCtx,
): Promise<Output<typeof OfferInvitationPasskey>> {
  return ctx.db.read(async (tx) => offerEnrolment(await liveInvitation(token, tx, ctx), tx, ctx))
}
