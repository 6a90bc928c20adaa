import { randomBytes, randomUUID } from 'node:crypto'

import type { KeyMode, PartnerScope } from '@seneb/contracts/vocabulary/partner-access'
import { newApiKey } from '@seneb/platform/api-keys'
import pg from 'pg'

/** API key of a separate partner, unless `of` names another key with the same partner. */
export interface RequestedKey {
  readonly of?: string
  readonly scopes: readonly PartnerScope[]
  readonly mode?: KeyMode
  readonly is?: 'revoked' | 'expired'
}

/** Callers of the gateway that have a key; `in-browser` sends a valid one from a page of ours. */
const everyKey: Readonly<Record<string, RequestedKey>> = {
  partner: { scopes: [] },
  'partner-usage': { scopes: ['usage:read'] },
  'partner-submit': { scopes: ['enquiries:submit'] },
  'partner-follow': { scopes: ['enquiries:read'] },
  'in-browser': { scopes: ['usage:read'] },
  revoked: { scopes: ['usage:read'], is: 'revoked' },
  expired: { scopes: ['usage:read'], is: 'expired' },
}

/**
 * Inserts partners and their keys into identity's tables, as if an admin had created them. Returns the keys by caller.
 */
export async function issueKeys(
  adminUrl: string,
  requested: Readonly<Record<string, RequestedKey>> = everyKey,
): Promise<ReadonlyMap<string, string>> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    await client.query('set search_path to identity')
    const keys = new Map<string, string>()
    const partners = new Map<string, string>()
    for (const [name, want] of Object.entries(requested)) {
      const partnerId = partners.get(want.of ?? '') ?? (await createPartner(client, name))
      partners.set(name, partnerId)
      keys.set(name, await issueKey(client, partnerId, want))
    }
    return keys
  } finally {
    await client.end()
  }
}

async function createPartner(client: pg.Client, name: string): Promise<string> {
  const partnerId = randomUUID()
  await client.query(
    `insert into partners (id, name, created_at, created_by) values ($1, $2, now() - interval '2 days', 'test')`,
    [partnerId, name],
  )
  return partnerId
}

async function issueKey(
  client: pg.Client,
  partnerId: string,
  { is, mode = 'live', scopes }: RequestedKey,
): Promise<string> {
  const { digest, keyId, text } = newApiKey(mode, randomBytes)
  await client.query(
    `insert into api_keys (id, partner_id, mode, name, digest, scopes, created_at, created_by, expires_at, revoked_at,
       revoked_by)
     values ($1, $2, $3, 'test', $4, $5, now() - interval '2 days', 'test',
       now() + case when $6 then interval '-1 day' else interval '1 day' end,
       case when $7 then now() end, case when $7 then 'test' end)`,
    [keyId, partnerId, mode, digest, scopes, is === 'expired', is === 'revoked'],
  )
  return text
}
