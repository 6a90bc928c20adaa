import type { Input, Output } from '@seneb/contracts/define'
import { ApiKeyChanged, type RollApiKey } from '@seneb/contracts/messages/identity/api-key.messages'
import { AppError } from '@seneb/platform/app-error'

import type { IdentityCtx } from '../identity-ctx.js'
import { retirementOf, stateOfKey } from './api-key.rules.js'
import { issueApiKey } from './issue-api-key.js'
import { lockedKey } from './locked-key.js'
import { apiKeyAudit } from './partner.audit.js'
import { ApiKey } from './partner.entity.js'

/**
 * Gives a partner another key in the place of this one: the same scopes and the same version of the graph, for as long as this one was made for. This one
 * goes on for so many hours, so that the partner changes it without a gap (S11). Throws API_KEY_UNKNOWN for one that is
 * worth nothing any more, or that was replaced before.
 */
export function rollApiKey(
  { graceHours, keyId }: Input<typeof RollApiKey>,
  ctx: IdentityCtx,
): Promise<Output<typeof RollApiKey>> {
  const now = ctx.now()
  return ctx.db.write(async (tx) => {
    const key = await lockedKey(keyId, tx)
    if (stateOfKey(key, now) !== 'active') throw new AppError('API_KEY_UNKNOWN')
    const retiresAt = retirementOf(key, graceHours, now)
    const expiresAt = new Date(now.getTime() + key.expires_at.getTime() - key.created_at.getTime())
    const { mode, name, partner_id: partnerId, scopes, version } = key
    const made = await issueApiKey({ partnerId, mode, name, scopes, version, expiresAt, replaces: keyId }, tx, ctx)
    await tx.update(ApiKey, { id: keyId }, { retires_at: retiresAt })
    await tx.say(ApiKeyChanged, { keyId })
    const after = { replacedBy: made.keyId, retires: retiresAt.toISOString() }
    await ctx.act(tx, { action: 'roll-api-key', object: { noun: apiKeyAudit, id: keyId }, after })
    return { ...made, replaces: keyId, retiresAt: retiresAt.toISOString() }
  })
}
