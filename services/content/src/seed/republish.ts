import type { Ctx } from '@seneb/service-kit/ctx'

import { tellOfChanges } from '../publications/store-publications.js'
import { republishCatalogue } from '../treatment-catalogue/store-shipped-catalogue.js'

/**
 * Says everything that is published anew, as the next revisions, though nothing changed: for hearers that came later or
 * lost what they had (D-55). The running service carries it to them.
 */
export async function republish(ctx: Ctx): Promise<void> {
  await ctx.db.write(async (tx) => {
    await republishCatalogue(tx, ctx)
    await tellOfChanges([], tx, ctx)
  })
}
