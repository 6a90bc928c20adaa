import type { Input, Output } from '@seneb/contracts/define'
import { todayInCairo } from '@seneb/contracts/forms/answer-words'
import type { AttachPlanEvidence } from '@seneb/contracts/messages/ai-planning/care-plan.messages'
import { planBounds } from '@seneb/contracts/vocabulary/care-plans'
import { AppError } from '@seneb/platform/app-error'
import { staffOf } from '@seneb/service-kit/answering/staff-actor'
import type { Ctx } from '@seneb/service-kit/ctx'

import { isCalendarDay } from '../ai-plans/calendar.rules.js'
import { writeVersion } from './change-care-plan.js'
import { lockedPlan } from './opened-plan.js'

type Asked = Input<typeof AttachPlanEvidence>

/** Attaches what a source says as the next version of a plan; whoever attached it answers for it by name. */
export function attachPlanEvidence(request: Asked, ctx: Ctx): Promise<Output<typeof AttachPlanEvidence>> {
  const { link, on, source, words } = request
  if (!isCalendarDay(on)) throw refused('on', 'Please give a day of the calendar')
  if (on > todayInCairo(ctx.now())) throw refused('on', 'Please give a day that has come')
  return ctx.db.write(async (tx) => {
    const plan = await lockedPlan(request, tx, ctx)
    const { document } = plan
    if (document.evidence.length >= planBounds.evidence)
      throw refused('words', `Please attach at most ${planBounds.evidence} sources`)
    const added = { id: ctx.newId(), words, source, on, addedBy: staffOf(ctx).id, ...(link ? { link } : {}) }
    const evidence = [...document.evidence, added]
    const change = { action: 'attach-plan-evidence', document: { ...document, evidence }, reasons: [] } as const
    return writeVersion(plan, change, { tx, ctx })
  })
}

function refused(path: string, message: string): AppError {
  return new AppError('INPUT_INVALID', { fields: [{ path, message }] })
}
