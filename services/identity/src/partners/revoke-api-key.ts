import type { Input, Output } from '@seneb/contracts/define'
import { ApiKeyChanged, type RevokeApiKey } from '@seneb/contracts/messages/identity/api-key.messages'

import type { IdentityCtx } from '../identity-ctx.js'
import { stateOfKey } from './api-key.rules.js'
import { lockedKey } from './locked-key.js'
import { apiKeyAudit } from './partner.audit.js'
import { ApiKey } from './partner.entity.js'

/** Ends a key at once, and has every gateway told; one that was revoked before changes nothing. Throws API_KEY_UNKNOWN. */
export function revokeApiKey(
  { keyId }: Input<typeof RevokeApiKey>,
  ctx: IdentityCtx,
): Promise<Output<typeof RevokeApiKey>> {
  const now = ctx.now()
  return ctx.db.write(async (tx) => {
    const key = await lockedKey(keyId, tx)
    if (key.revoked_at) return { keyId }
    await tx.update(ApiKey, { id: keyId }, { revoked_at: now, revoked_by: ctx.actor })
    await tx.say(ApiKeyChanged, { keyId })
    const [before, after] = [{ state: stateOfKey(key, now) }, { state: 'revoked' }]
    await ctx.act(tx, { action: 'revoke-api-key', object: { noun: apiKeyAudit, id: keyId }, before, after })
    return { keyId }
  })
}
