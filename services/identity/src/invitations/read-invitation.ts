import type { Output, Input } from '@seneb/contracts/define'
import type { ReadInvitation } from '@seneb/contracts/messages/identity/invitation.messages'
import { AppError } from '@seneb/platform/app-error'
import type { ReadTx } from '@seneb/service-kit/storing/db'

import type { IdentityCtx } from '../identity-ctx.js'
import { totpOfPerson } from '../second-factors/totp-factor.js'
import { totpUri } from '../second-factors/totp.js'
import { invitedMember } from '../staff/accounts.js'
import { hashOf } from '../tokens.js'
import { liveInvitationSql } from './invitation.queries.js'

/** Shows an invitation to whoever has its link. Every link that will not do gets the same answer. */
export async function readInvitation(
  { token }: Input<typeof ReadInvitation>,
  ctx: IdentityCtx,
): Promise<Output<typeof ReadInvitation>> {
  const { email, name, title, totpSecret } = await ctx.db.read((tx) => liveInvitation(token, tx, ctx))
  return { email, name, title, totpSecret, totpUri: totpUri(totpSecret, email) }
}

/** The person an invitation is for, with the secret of their code app; throws INVITATION_INVALID. */
export async function liveInvitation(token: string, tx: ReadTx, ctx: IdentityCtx) {
  const [found] = await tx.query<{ staffId: string }>(liveInvitationSql, [hashOf(token), ctx.now()])
  const member = found && (await invitedMember(found.staffId, tx))
  const totp = member && (await totpOfPerson(member.staffId, tx, ctx))
  if (!totp) throw new AppError('INVITATION_INVALID')
  return { ...member, totpSecret: totp.secret }
}
