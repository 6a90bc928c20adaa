import type { Input, Output } from '@seneb/contracts/define'
import {
  type CreateApiKey,
  ApiKeyChanged,
  type RollApiKey,
  type RevokeApiKey,
} from '@seneb/contracts/messages/identity/api-key.messages'
import { latestApiVersion as version } from '@seneb/contracts/vocabulary/api-versions'
import { maxLiveKeys, partnerScopes, type KeyMode, type PartnerScope } from '@seneb/contracts/vocabulary/partner-access'
import { newApiKey } from '@seneb/platform/api-keys'
import { AppError } from '@seneb/platform/app-error'
import type { WriteTx } from '@seneb/service-kit/database/db'

import type { IdentityCtx } from '../identity-ctx.js'
import { calculateRetirement, stateOfKey } from './api-key.rules.js'
import { apiKeyAudit } from './create-partner.js'
import {
  ApiKey,
  liveKeysSql,
  lockKeySql,
  type LockedPartner,
  lockPartnerOfKeySql,
  lockPartnerSql,
} from './partner.entity.js'

const dayMs = 24 * 60 * 60 * 1000

/**
 * Creates a key for a partner, with only the named scopes, pinned to the latest version of the graph (S11, F-A20).
 * Rejects with PARTNER_UNKNOWN, with PARTNER_STATE_CONFLICT for a disabled partner, and with TOO_MANY_KEYS when the
 * partner has the maximum; unused keys must be revoked first.
 */
export function createApiKey(
  { days, mode, name, partnerId, scopes }: Input<typeof CreateApiKey>,
  ctx: IdentityCtx,
): Promise<Output<typeof CreateApiKey>> {
  const expiresAt = new Date(ctx.now().getTime() + days * dayMs)
  // In the order of the vocabulary and each once, so that lists of them are alike.
  const grantedScopes = partnerScopes.filter((scope) => scopes.includes(scope))
  return ctx.db.write(async (tx) => {
    const [partner] = await tx.query<LockedPartner>(lockPartnerSql, [partnerId])
    if (!partner) throw new AppError('PARTNER_UNKNOWN')
    assertActive(partner)
    const live = await tx.query(liveKeysSql, [partnerId, mode, ctx.now()])
    if (live.length >= maxLiveKeys) throw new AppError('TOO_MANY_KEYS')
    const created = await issueApiKey({ partnerId, mode, name, scopes: grantedScopes, expiresAt, version }, tx, ctx)
    const after = { partner: partnerId, mode, scopes: grantedScopes, name, version, expires: created.expiresAt }
    await ctx.audit(tx, { action: 'create-api-key', object: { resource: apiKeyAudit, id: created.keyId }, after })
    return created
  })
}

/** Properties of a key to be created. */
export interface RequestedKey {
  readonly partnerId: string
  readonly mode: KeyMode
  readonly name: string
  readonly scopes: readonly PartnerScope[]
  readonly expiresAt: Date
  /** The version of the graph that it is pinned to. */
  readonly version: string
  readonly replaces?: string
}

/** Creates a key and stores its digest; the returned text is readable only once (S11). */
async function issueApiKey(
  { expiresAt, mode, name, partnerId, replaces, scopes, version }: RequestedKey,
  tx: WriteTx,
  ctx: IdentityCtx,
): Promise<{ keyId: string; key: string; expiresAt: string }> {
  const { digest, keyId, text } = newApiKey(mode, (size) => ctx.randomBytes(size))
  const origin = { created_at: ctx.now(), created_by: ctx.actor, expires_at: expiresAt, replaces }
  const row = { id: keyId, partner_id: partnerId, mode, name, digest, scopes: [...scopes], version, ...origin }
  await tx.save(Object.assign(new ApiKey(), row))
  return { keyId, key: text, expiresAt: expiresAt.toISOString() }
}

/**
 * Replaces a partner's key with a new one: same scopes, same version of the graph and same lifetime. The old key stays
 * valid for `graceHours`, so that the partner can switch without a gap (S11). Rejects with API_KEY_UNKNOWN for a key
 * that is no longer valid or was replaced before.
 */
export function rollApiKey(
  { graceHours, keyId }: Input<typeof RollApiKey>,
  ctx: IdentityCtx,
): Promise<Output<typeof RollApiKey>> {
  const now = ctx.now()
  return ctx.db.write(async (tx) => {
    // The partner first, as its deletion locks them.
    const [partner] = await tx.query<LockedPartner>(lockPartnerOfKeySql, [keyId])
    if (!partner) throw new AppError('API_KEY_UNKNOWN')
    assertActive(partner)
    const key = await lockKey(keyId, tx)
    if (stateOfKey(key, now) !== 'active') throw new AppError('API_KEY_UNKNOWN')
    const retiresAt = calculateRetirement(key, graceHours, now)
    const expiresAt = new Date(now.getTime() + key.expires_at.getTime() - key.created_at.getTime())
    const { mode, name, partner_id: partnerId, scopes, version } = key
    const created = await issueApiKey({ partnerId, mode, name, scopes, version, expiresAt, replaces: keyId }, tx, ctx)
    await tx.update(ApiKey, { id: keyId }, { retires_at: retiresAt })
    await tx.publish(ApiKeyChanged, { keyId })
    const after = { replacedBy: created.keyId, retires: retiresAt.toISOString() }
    await ctx.audit(tx, { action: 'roll-api-key', object: { resource: apiKeyAudit, id: keyId }, after })
    return { ...created, replaces: keyId, retiresAt: retiresAt.toISOString() }
  })
}

/**
 * Revokes a key immediately and notifies every gateway; revoking a revoked key changes nothing. Rejects with
 * API_KEY_UNKNOWN for an unknown key.
 */
export function revokeApiKey(
  { keyId }: Input<typeof RevokeApiKey>,
  ctx: IdentityCtx,
): Promise<Output<typeof RevokeApiKey>> {
  const now = ctx.now()
  return ctx.db.write(async (tx) => {
    const key = await lockKey(keyId, tx)
    if (key.revoked_at) return { keyId }
    await tx.update(ApiKey, { id: keyId }, { revoked_at: now, revoked_by: ctx.actor })
    await tx.publish(ApiKeyChanged, { keyId })
    const [before, after] = [{ state: stateOfKey(key, now) }, { state: 'revoked' }]
    await ctx.audit(tx, { action: 'revoke-api-key', object: { resource: apiKeyAudit, id: keyId }, before, after })
    return { keyId }
  })
}

/** A disabled partner gets no key, so that enabling it revives only keys from before. */
function assertActive({ state }: LockedPartner): void {
  if (state !== 'active') throw new AppError('PARTNER_STATE_CONFLICT')
}

/** Returns a key, locked until the end of the transaction; rejects with API_KEY_UNKNOWN when there is none. */
async function lockKey(keyId: string, tx: WriteTx): Promise<ApiKey> {
  await tx.query(lockKeySql, [keyId])
  const key = await tx.findOne(ApiKey, { id: keyId })
  if (!key) throw new AppError('API_KEY_UNKNOWN')
  return key
}
