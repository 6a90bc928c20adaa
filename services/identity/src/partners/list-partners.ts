import type { Output } from '@seneb/contracts/define'
import type { ListPartners } from '@seneb/contracts/messages/identity/partner.messages'

import type { IdentityCtx } from '../identity-ctx.js'
import { listKeysSql, listPartnersSql } from './partner.queries.js'
import { shownKey, type KeyRow } from './shown-key.js'

type Listed = Output<typeof ListPartners>['partners'][number]

/** Everybody with their keys; two statements however many they are. */
export async function listPartners(ctx: IdentityCtx): Promise<Output<typeof ListPartners>> {
  const now = ctx.now()
  const [partners, keys] = await ctx.db.read((tx) =>
    Promise.all([
      tx.query<Pick<Listed, 'partnerId' | 'name'> & { createdAt: Date }>(listPartnersSql),
      tx.query<KeyRow>(listKeysSql),
    ]),
  )
  const keysOf = Map.groupBy(keys, ({ partnerId }) => partnerId)
  return {
    partners: partners.map(({ createdAt, name, partnerId }) => ({
      partnerId,
      name,
      createdAt: createdAt.toISOString(),
      keys: (keysOf.get(partnerId) ?? []).map((key) => shownKey(key, now)),
    })),
  }
}
