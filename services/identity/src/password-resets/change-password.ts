import type { Input, Output } from '@seneb/contracts/define'
import type { ChangePassword } from '@seneb/contracts/messages/identity/sign-in-methods.messages'
import { requireStaff } from '@seneb/service-kit/requests/actors'
import type { WriteTx } from '@seneb/service-kit/database/db'

import type { IdentityCtx } from '../identity-ctx.js'
import { assertStrongPassword } from '../passwords/password-strength.js'
import type { Client } from '../security-events/security-events.js'
import { revokeTokensWithSessions } from '../personal-tokens/manage-personal-tokens.js'
import { endSessionsOf } from '../sessions/end-sessions.js'
import { requireMember } from '../staff/accounts.js'
import { staffAudit } from '../staff/change-member.js'
import { notifyOwner } from '../notify-owner.js'
import { setPasswordSql } from './password-reset.entity.js'

/** Sets a new password for the signed-in caller, who proved their identity within the last ten minutes. */
export async function changePassword(
  { password }: Input<typeof ChangePassword>,
  ctx: IdentityCtx,
): Promise<Output<typeof ChangePassword>> {
  const { id: staffId, sessionId } = requireStaff(ctx)
  const member = await ctx.db.read((tx) => requireMember(staffId, tx))
  await assertStrongPassword(password, member)

  const passwordHash = await ctx.passwords.hash(password)
  return ctx.db.write(async (tx) => {
    const tokens = await setPassword({ staffId, passwordHash, except: sessionId }, tx, ctx)
    const object = { resource: staffAudit, id: staffId }
    const [before, after] = [
      { password: 'old', tokens },
      { password: 'new', tokens: 0 },
    ]
    await ctx.audit(tx, { action: 'change-password', object, before, after })
    return { isChanged: true }
  })
}

interface NewPassword {
  readonly staffId: string
  readonly passwordHash: string
  /** Session that stays open, if any. */
  readonly except?: string
  readonly client?: Client
}

/**
 * Sets a person's new password, ends their sessions, links and tokens, and notifies them (S9, ASVS 7.4.3). Returns the
 * number of revoked tokens.
 */
export async function setPassword(set: NewPassword, tx: WriteTx, ctx: IdentityCtx): Promise<number> {
  const { client, except, passwordHash, staffId } = set
  await tx.query(setPasswordSql, [staffId, passwordHash, ctx.now()])
  const revoked = await revokeTokensWithSessions(staffId, tx, ctx)
  await endSessionsOf({ staffId, except, reason: 'by-the-person' }, tx, ctx)
  await notifyOwner({ staffId, change: 'password-changed', client }, tx, ctx)
  return revoked
}
