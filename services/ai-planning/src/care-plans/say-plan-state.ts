import type { Payload } from '@seneb/contracts/define'
import { CarePlanStateChanged } from '@seneb/contracts/messages/ai-planning/care-plan-state.messages'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { WriteTx } from '@seneb/service-kit/storing/db'

type Moved = Omit<Payload<typeof CarePlanStateChanged>, 'at'>

/** Says where a plan is now, so that it stands beside its enquiry; in the transaction that moved it. */
export async function sayPlanState(moved: Moved, tx: WriteTx, ctx: Pick<Ctx, 'now'>): Promise<void> {
  await tx.say(CarePlanStateChanged, { ...moved, at: ctx.now().toISOString() })
}
