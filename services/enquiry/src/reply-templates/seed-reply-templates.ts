import { shippedReplyTemplateKeys, shippedReplyTemplates } from '@seneb/contracts/vocabulary/shipped-reply-templates'
import type { Ctx } from '@seneb/service-kit/ctx'

import { seedTemplatesSql } from './reply-template.entity.js'

/**
 * Stores the platform's built-in templates, each as version 1, unless they exist. It runs at the start of every
 * replica, so it never changes existing templates, whether edited or archived.
 */
export async function seedReplyTemplates({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<void> {
  const shipped = shippedReplyTemplateKeys.map((key, at) => ({ key, position: at + 1, ...shippedReplyTemplates[key] }))
  await db.run(seedTemplatesSql, [JSON.stringify(shipped), now()])
}
