import { shippedAnswerTemplateKeys, shippedAnswerTemplates } from '@seneb/contracts/vocabulary/shipped-answer-templates'
import type { Ctx } from '@seneb/service-kit/ctx'

import { seedTemplatesSql } from './answer-template.entity.js'

/**
 * Stores the templates that the platform comes with, as version 1 of each, where there are none yet. It is run whenever a
 * replica starts, so it changes nothing that is there: neither what somebody edited nor what they archived.
 */
export async function seedAnswerTemplates({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<void> {
  const shipped = shippedAnswerTemplateKeys.map((key, at) => ({ key, place: at + 1, ...shippedAnswerTemplates[key] }))
  await db.run(seedTemplatesSql, [JSON.stringify(shipped), now()])
}
