import type { Input, Output } from '@seneb/contracts/define'
import type { SaveCarePlan } from '@seneb/contracts/messages/ai-planning/care-plan.messages'
import { AppError } from '@seneb/platform/app-error'
import type { Ctx } from '@seneb/service-kit/ctx'

import { catalogueLines } from './catalogue-lines.rules.js'
import { writeVersion } from './change-care-plan.js'
import { lockedPlan } from './opened-plan.js'
import { savedDocument } from './saved-document.rules.js'

/**
 * Saves what somebody makes of a plan as its next version. Figures without a source are stored as they are and named at
 * their line; they hold up the approval, not the writing.
 */
export function saveCarePlan(request: Input<typeof SaveCarePlan>, ctx: Ctx): Promise<Output<typeof SaveCarePlan>> {
  return ctx.db.write(async (tx) => {
    const plan = await lockedPlan(request, tx, ctx)
    const ours = new Set(catalogueLines(plan.entry).map(({ text }) => text))
    const world = { newId: () => ctx.newId(), isOurs: (text: string) => ours.has(text) }
    const { document, problems } = savedDocument(plan.document, request, world)
    if (problems.length > 0) throw new AppError('INPUT_INVALID', { fields: [...problems] })
    return writeVersion(plan, { action: 'save-plan', document, reasons: request.reasons }, { tx, ctx })
  })
}
