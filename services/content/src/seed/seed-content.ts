import type { Ctx } from '@seneb/service-kit/ctx'

import { digestOfProgram } from './program-digest.js'
import { isSeededSql, storeSeedSql } from './seed-state.entity.js'

/**
 * Stores everything that content ships with; runs at every start and changes nothing the second time. The comparison
 * takes a fifth of a start. One statement skips it when this same program compared its rows before and every seeded row
 * is unchanged.
 */
export async function seedContent(ctx: Ctx, program = digestOfProgram()): Promise<void> {
  const [state] = await ctx.db.read((tx) => tx.query<{ holds: boolean }>(isSeededSql, [program]))

  if (state?.holds) return

  // Loaded only when it is needed: the texts are a tenth of all our modules.
  const { storeShipped } = await import('./store-shipped.js')
  await storeShipped(ctx)
  await ctx.db.run(storeSeedSql, [program])
}
