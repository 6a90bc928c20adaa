import type { Input, Output } from '@seneb/contracts/define'
import type { CreatePersonalToken } from '@seneb/contracts/messages/identity/personal-token.messages'
import { maxLiveTokens, maxTokensPerDay } from '@seneb/contracts/vocabulary/personal-tokens'
import { mayDo, tokenPermissions, type Permission } from '@seneb/contracts/vocabulary/staff-access'
import { newApiKey } from '@seneb/platform/api-keys'
import { AppError } from '@seneb/platform/app-error'
import { requireStaff } from '@seneb/service-kit/requests/actors'

import type { IdentityCtx } from '../identity-ctx.js'
import { notifyOwner } from '../notify-owner.js'
import { activeViewer, type Viewer } from '../staff/viewer.js'
import {
  createdTokensSql,
  liveTokensSql,
  lockOwnerSql,
  PersonalToken,
  personalTokenAudit,
} from './personal-token.entity.js'

const dayMs = 24 * 60 * 60 * 1000
const tooManyToday = `You have created ${maxTokensPerDay} tokens within a day. Please try again tomorrow.`

/**
 * Creates a token with some permissions of the caller and notifies them by mail. The returned text is the only place
 * where the token can be read. Rejects with TOO_MANY_TOKENS when the caller has, or created within a day, the maximum.
 */
export function createPersonalToken(
  { days, name, scopes: requested }: Input<typeof CreatePersonalToken>,
  ctx: IdentityCtx,
): Promise<Output<typeof CreatePersonalToken>> {
  const { id: staffId } = requireStaff(ctx)
  const now = ctx.now()
  const expiresAt = new Date(now.getTime() + days * dayMs)
  // In the order of the vocabulary, without duplicates, so that equal lists compare equal.
  const scopes = tokenPermissions.filter((permission) => requested.includes(permission))
  return ctx.db.write(async (tx) => {
    await tx.query(lockOwnerSql, [staffId])
    // Their access may have ended since the request was admitted.
    const viewer = await activeViewer(staffId, tx)
    if (!viewer) throw new AppError('SIGN_IN_REQUIRED')
    assertScopesHeld(scopes, viewer)
    const live = await tx.query(liveTokensSql, [staffId, now])
    if (live.length >= maxLiveTokens) throw new AppError('TOO_MANY_TOKENS')
    const created = await tx.query(createdTokensSql, [staffId, new Date(now.getTime() - dayMs)])
    if (created.length >= maxTokensPerDay) throw new AppError('TOO_MANY_TOKENS', { message: tooManyToday })
    const tokenId = ctx.newId()
    const { digest, keyId, text } = newApiKey('staff', (size) => ctx.randomBytes(size))
    const row = { id: tokenId, key_id: keyId, staff_id: staffId, name, digest, scopes }
    await tx.save(Object.assign(new PersonalToken(), { ...row, created_at: now, expires_at: expiresAt }))
    await notifyOwner({ staffId, change: 'token-created' }, tx, ctx)
    const after = { name, scopes, expires: expiresAt.toISOString(), state: 'active' }
    await ctx.audit(tx, { action: 'create-token', object: { resource: personalTokenAudit, id: tokenId }, after })
    return { tokenId, token: text, expiresAt: expiresAt.toISOString() }
  })
}

/** Throws a problem of the field `scopes` unless the person's present roles include all of them. */
function assertScopesHeld(scopes: readonly Permission[], { roles }: Viewer): void {
  const missingScopes = scopes.filter((scope) => !mayDo(roles, scope))
  if (missingScopes.length === 0) return
  const message = `Your roles do not include ${missingScopes.join(', ')}. A token can have only what you may do yourself`
  throw new AppError('INPUT_INVALID', { fields: [{ path: 'scopes', message, code: 'SCOPES_NOT_HELD' }] })
}
