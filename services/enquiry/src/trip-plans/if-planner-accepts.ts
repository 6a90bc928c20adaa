import type { Output } from '@seneb/contracts/define'
import type { SubmitTripPlan } from '@seneb/contracts/messages/enquiry/trip-plan.messages'
import { AppError } from '@seneb/platform/app-error'
import type { Ctx } from '@seneb/service-kit/ctx'

type Receipt = Output<typeof SubmitTripPlan>

interface NewEnquiry {
  readonly save: () => Promise<Receipt>
  /** Finds the reply to the same request, if it was accepted before. */
  readonly findPrevious: () => Promise<Receipt | undefined>
}

/**
 * Saves a new trip enquiry unless staff paused the planner; then it rejects with PLANNER_PAUSED. A repeated request that
 * was accepted before the pause gets its receipt.
 */
export async function ifPlannerAccepts({ findPrevious, save }: NewEnquiry, ctx: Ctx): Promise<Receipt> {
  if (await ctx.switches.isOn('planner.acceptsEnquiries', ctx)) return save()
  const receipt = await findPrevious()
  if (!receipt) throw new AppError('PLANNER_PAUSED')
  return receipt
}
