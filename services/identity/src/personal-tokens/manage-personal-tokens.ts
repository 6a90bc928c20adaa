import type { Input, Output } from '@seneb/contracts/define'
import type {
  ListPersonalTokens,
  RevokePersonalToken,
} from '@seneb/contracts/messages/identity/personal-token.messages'
import { StaffChanged } from '@seneb/contracts/messages/identity/staff.messages'
import { maxListedTokens } from '@seneb/contracts/vocabulary/personal-tokens'
import { personalTokenPrefix } from '@seneb/platform/api-keys'
import { AppError } from '@seneb/platform/app-error'
import type { WriteTx } from '@seneb/service-kit/database/db'
import { requireStaff } from '@seneb/service-kit/requests/actors'
import { IsNull, MoreThan } from 'typeorm'

import type { IdentityCtx } from '../identity-ctx.js'
import { notifyOwner } from '../notify-owner.js'
import {
  lockOwnerSql,
  PersonalToken,
  personalTokenAudit,
  revokeTokensSql,
  stateOfToken,
} from './personal-token.entity.js'

/** Returns the caller's live tokens and their newest others, newest first, without their secrets. */
export async function listPersonalTokens(ctx: IdentityCtx): Promise<Output<typeof ListPersonalTokens>> {
  const { id: staffId } = requireStaff(ctx)
  const order = { created_at: 'desc', id: 'desc' } as const
  const isLive = { revoked_at: IsNull(), expires_at: MoreThan(ctx.now()) }
  const [newest, live] = await ctx.db.read(async (tx) => [
    await tx.find(PersonalToken, { where: { staff_id: staffId }, order, take: maxListedTokens }),
    await tx.find(PersonalToken, { where: { staff_id: staffId, ...isLive }, order }),
  ])
  // Live ones that are not among the newest are older than those.
  const listed = new Map([...newest, ...live].map((token) => [token.id, token]))
  return {
    tokens: [...listed.values()].map((token) => ({
      tokenId: token.id,
      name: token.name,
      prefix: personalTokenPrefix(token.key_id),
      scopes: token.scopes,
      state: stateOfToken(token, ctx.now()),
      createdAt: token.created_at.toISOString(),
      expiresAt: token.expires_at.toISOString(),
      lastUsedOn: token.last_used_on ?? undefined,
    })),
  }
}

/**
 * Revokes a token of the caller everywhere within a second and notifies them by mail; revoking a revoked token changes
 * nothing. Rejects with TOKEN_UNKNOWN for another person's token as for a missing one.
 */
export async function revokePersonalToken(
  { tokenId }: Input<typeof RevokePersonalToken>,
  ctx: IdentityCtx,
): Promise<Output<typeof RevokePersonalToken>> {
  const { id: staffId } = requireStaff(ctx)
  const now = ctx.now()
  return ctx.db.write(async (tx) => {
    const token = await tx.findOne(PersonalToken, { id: tokenId, staff_id: staffId })
    if (!token) throw new AppError('TOKEN_UNKNOWN')
    // Of two concurrent requests, one writes the audit entry.
    const revoked = await tx.update(PersonalToken, { id: tokenId, revoked_at: IsNull() }, { revoked_at: now })
    if (revoked === 0) return { tokenId }
    await tx.publish(StaffChanged, { staffId })
    await notifyOwner({ staffId, change: 'token-revoked' }, tx, ctx)
    const [before, after] = [{ state: stateOfToken(token, now) }, { state: 'revoked' }]
    await ctx.audit(tx, {
      action: 'revoke-token',
      object: { resource: personalTokenAudit, id: tokenId },
      before,
      after,
    })
    return { tokenId }
  })
}

/**
 * Revokes every live token of a person and returns how many there were; the caller publishes StaffChanged. A token being
 * created concurrently is revoked too, or not created.
 */
export async function revokeTokensOf(staffId: string, tx: WriteTx, ctx: IdentityCtx): Promise<number> {
  await tx.query(lockOwnerSql, [staffId])
  const revoked = await tx.query(revokeTokensSql, [staffId, ctx.now()])
  return revoked.length
}

/**
 * Revokes every live token of a person whose session may be stolen, notifies them, and returns how many there were. The
 * thief may have created a token that outlives the session.
 */
export async function revokeTokensWithSessions(staffId: string, tx: WriteTx, ctx: IdentityCtx): Promise<number> {
  const revoked = await revokeTokensOf(staffId, tx, ctx)
  if (revoked === 0) return 0
  await tx.publish(StaffChanged, { staffId })
  await notifyOwner({ staffId, change: 'token-revoked' }, tx, ctx)
  return revoked
}
