import { AppError } from '@seneb/platform/app-error'

import type { IdentityCtx } from '../identity-ctx.js'
import { partnerByNameSql } from './partner.queries.js'

/** The id of the partner of this name, however it is written; throws PARTNER_UNKNOWN. */
export async function partnerByName(name: string, ctx: IdentityCtx): Promise<string> {
  const [partner] = await ctx.db.read((tx) => tx.query<{ id: string }>(partnerByNameSql, [name.trim().toLowerCase()]))
  if (!partner) throw new AppError('PARTNER_UNKNOWN')
  return partner.id
}
