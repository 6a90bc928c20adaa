import type { Output } from '@seneb/contracts/define'
import type { ListOwnApiKeys } from '@seneb/contracts/messages/identity/api-key.messages'
import { partnerOf } from '@seneb/service-kit/answering/partner-actor'

import type { IdentityCtx } from '../identity-ctx.js'
import { ownKeysSql } from './partner.queries.js'
import { shownKey, type KeyRow } from './shown-key.js'

/** The keys of the partner who asks, of the mode of the key they ask by, the newest first. */
export async function listOwnApiKeys(ctx: IdentityCtx): Promise<Output<typeof ListOwnApiKeys>> {
  const { id, mode } = partnerOf(ctx)
  const rows = await ctx.db.read((tx) => tx.query<KeyRow>(ownKeysSql, [id, mode]))
  return { keys: rows.map((row) => shownKey(row, ctx.now())) }
}
