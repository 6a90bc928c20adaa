import type { Input, Output } from '@seneb/contracts/define'
import type { CreateApiKey } from '@seneb/contracts/messages/identity/api-key.messages'
import { latestApiVersion as version } from '@seneb/contracts/vocabulary/api-versions'
import { maxLiveKeys, partnerScopes } from '@seneb/contracts/vocabulary/partner-access'
import { AppError } from '@seneb/platform/app-error'

import type { IdentityCtx } from '../identity-ctx.js'
import { issueApiKey } from './issue-api-key.js'
import { apiKeyAudit } from './partner.audit.js'
import { liveKeysSql, lockPartnerSql } from './partner.queries.js'

const dayMs = 24 * 60 * 60 * 1000

/**
 * Makes a key for a partner, with no scope but those that are named, pinned to the latest version of the graph (S11, F-A20). Throws PARTNER_UNKNOWN, and TOO_MANY_KEYS when
 * the partner has as many as one may have: keys nobody needs any more are revoked first.
 */
export function createApiKey(
  { days, mode, name, partnerId, scopes }: Input<typeof CreateApiKey>,
  ctx: IdentityCtx,
): Promise<Output<typeof CreateApiKey>> {
  const expiresAt = new Date(ctx.now().getTime() + days * dayMs)
  // In the order of the vocabulary and each once, so that lists of them are alike.
  const given = partnerScopes.filter((scope) => scopes.includes(scope))
  return ctx.db.write(async (tx) => {
    const [partner] = await tx.query(lockPartnerSql, [partnerId])
    if (!partner) throw new AppError('PARTNER_UNKNOWN')
    const live = await tx.query(liveKeysSql, [partnerId, mode, ctx.now()])
    if (live.length >= maxLiveKeys) throw new AppError('TOO_MANY_KEYS')
    const made = await issueApiKey({ partnerId, mode, name, scopes: given, expiresAt, version }, tx, ctx)
    const after = { partner: partnerId, mode, scopes: given, name, version, expires: made.expiresAt }
    await ctx.act(tx, { action: 'create-api-key', object: { noun: apiKeyAudit, id: made.keyId }, after })
    return made
  })
}
