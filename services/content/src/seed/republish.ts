import type { Ctx } from '@seneb/service-kit/ctx'

import { publishChanges } from '../publications/store-publications.js'
import { republishCatalogue } from '../treatment-catalogue/store-shipped-catalogue.js'

/**
 * Publishes everything again as the next revisions, without changes: for consumers that were added later or lost their
 * data (D-55). The running service delivers the events.
 */
export async function republish(ctx: Ctx): Promise<void> {
  await ctx.db.write(async (tx) => {
    await republishCatalogue(tx, ctx)
    await publishChanges([], tx, ctx)
  })
}
