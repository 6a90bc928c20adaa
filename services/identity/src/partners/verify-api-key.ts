import { timingSafeEqual } from 'node:crypto'

import type { Input, Output } from '@seneb/contracts/define'
import type { VerifyApiKey } from '@seneb/contracts/messages/identity/api-key.messages'
import { AppError } from '@seneb/platform/app-error'

import type { IdentityCtx } from '../identity-ctx.js'
import { keyExpiresAt, isUsable } from './api-key.rules.js'
import { ApiKey, Partner } from './partner.entity.js'

/** Minimum interval between two updates of a key's last use, in ms, so that most requests write nothing. */
const usedIntervalMs = 60_000
/** Digest to compare with when the key is unknown. */
const emptyDigest = Buffer.alloc(32)

/**
 * Returns the partner of a key and an identity token valid for one minute (S6, S11). Rejects with API_KEY_INVALID alike
 * for unknown, wrong, expired, retired and revoked keys. Each costs the same work, so the response time does not reveal
 * the cause. Only a client with a valid key learns that its partner is disabled.
 */
export async function verifyApiKey(
  { digest, keyId }: Input<typeof VerifyApiKey>,
  ctx: IdentityCtx,
): Promise<Output<typeof VerifyApiKey>> {
  const now = ctx.now()
  const key = await ctx.db.read((tx) => tx.findOne(ApiKey, { id: keyId }))
  const isMatch = timingSafeEqual(key?.digest ?? emptyDigest, Buffer.from(digest, 'base64url'))
  if (!key || !isMatch || !isUsable(key, now)) throw new AppError('API_KEY_INVALID')

  const { mode, partner_id: partnerId, scopes, version } = key
  const partner = await ctx.db.read((tx) => tx.findOne(Partner, { id: partnerId }))
  if (!partner) throw new Error('a key has no partner')
  if (partner.name === null) throw new AppError('API_KEY_INVALID')
  if (partner.state === 'disabled') throw new AppError('PARTNER_DISABLED')
  if (now.getTime() - (key.last_used_at?.getTime() ?? 0) >= usedIntervalMs) {
    await ctx.db.write((tx) => tx.update(ApiKey, { id: keyId }, { last_used_at: now }))
  }
  const contents = { partnerId, name: partner.name, keyId, mode, scopes, until: keyExpiresAt(key) }
  const { expiresAt, token } = await ctx.tokenSigner.signPartner(contents, now)
  const limits = {
    pointsPerMinute: partner.points_per_minute ?? undefined,
    pointsPerDay: partner.points_per_day ?? undefined,
  }
  const dayFullAt = mode === 'live' ? partner.live_day_full_at : partner.test_day_full_at
  const verified = { partnerId, keyId, mode, scopes, version, limits, dayFullAt: dayFullAt?.toISOString() }
  return { ...verified, identityToken: token, tokenExpiresAt: expiresAt.toISOString() }
}
