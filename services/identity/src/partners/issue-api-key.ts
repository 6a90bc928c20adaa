import type { KeyMode, PartnerScope } from '@seneb/contracts/vocabulary/partner-access'
import { newApiKey } from '@seneb/platform/api-keys'
import type { WriteTx } from '@seneb/service-kit/storing/db'

import type { IdentityCtx } from '../identity-ctx.js'
import { ApiKey } from './partner.entity.js'

/** What a key is to be. */
export interface WantedKey {
  readonly partnerId: string
  readonly mode: KeyMode
  readonly name: string
  readonly scopes: readonly PartnerScope[]
  readonly expiresAt: Date
  /** The version of the graph that it is pinned to. */
  readonly version: string
  readonly replaces?: string
}

/** Makes a key and stores its digest; what is returned is the only place where it can be read (S11). */
export async function issueApiKey(
  { expiresAt, mode, name, partnerId, replaces, scopes, version }: WantedKey,
  tx: WriteTx,
  ctx: IdentityCtx,
): Promise<{ keyId: string; key: string; expiresAt: string }> {
  const { digest, keyId, text } = newApiKey(mode, (size) => ctx.randomBytes(size))
  const made = { created_at: ctx.now(), created_by: ctx.actor, expires_at: expiresAt, replaces }
  const row = { id: keyId, partner_id: partnerId, mode, name, digest, scopes: [...scopes], version, ...made }
  await tx.save(Object.assign(new ApiKey(), row))
  return { keyId, key: text, expiresAt: expiresAt.toISOString() }
}
