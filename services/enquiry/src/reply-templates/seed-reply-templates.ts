import { shippedReplyTemplateKeys, shippedReplyTemplates } from '@seneb/contracts/vocabulary/shipped-reply-templates'
import type { Ctx } from '@seneb/service-kit/ctx'

import { seedTemplatesSql } from './reply-template.entity.js'

/**
 * Stores the templates that the platform comes with, as version 1 of each, where there are none yet. It is run whenever a
 * replica starts, so it changes nothing that is there: neither what somebody edited nor what they archived.
 */
export async function seedReplyTemplates({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<void> {
  const shipped = shippedReplyTemplateKeys.map((key, at) => ({ key, position: at + 1, ...shippedReplyTemplates[key] }))
  await db.run(seedTemplatesSql, [JSON.stringify(shipped), now()])
}
