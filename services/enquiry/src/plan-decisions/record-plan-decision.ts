import type { Input, Output } from '@seneb/contracts/define'
import type { RecordPlanDecision } from '@seneb/contracts/messages/enquiry/plan-decision.messages'
import { AppError } from '@seneb/platform/app-error'
import { requireStaff } from '@seneb/service-kit/requests/actors'
import type { Ctx } from '@seneb/service-kit/ctx'

import { lockedEnquiry, writeChange } from '../care-enquiries/change-care-enquiry.js'
import { columnsAfterDecision, planLineKinds, storePlanDecision } from './store-plan-decision.js'

/** Records by telephone what a patient decides about a plan. Repeating the latest decision changes nothing. */
export async function recordPlanDecision(
  { decision, enquiryId, lineId, planId, text, version }: Input<typeof RecordPlanDecision>,
  ctx: Ctx,
): Promise<Output<typeof RecordPlanDecision>> {
  const fields = [{ path: 'text', message: 'Please write the question' }]
  if (decision === 'questioned' && !text) throw new AppError('INPUT_INVALID', { fields })
  return ctx.db.write(async (tx) => {
    const enquiry = await lockedEnquiry(enquiryId, version, tx)
    const toStore = { planId, decision, lineId, text, way: 'telephone', recordedBy: requireStaff(ctx).id } as const
    const stored = await storePlanDecision(enquiry, toStore, { tx, ctx })
    if (!stored) return { enquiryId, version: enquiry.version }
    const change = {
      patch: columnsAfterDecision(enquiry, decision, ctx.now()),
      line: { kind: planLineKinds[decision], channel: 'phone' },
      text: stored.timelineText,
      audit: {
        action: 'record-plan-decision',
        before: { state: enquiry.state },
        after: { planDecision: decision, note: text },
      },
    } as const
    return writeChange(enquiry, change, { tx, ctx })
  })
}
