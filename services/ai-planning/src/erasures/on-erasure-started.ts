import { ErasureFinished } from '@seneb/contracts/messages/ai-planning/every-service.messages'
import type { ErasureStarted } from '@seneb/contracts/messages/enquiry/erasure.messages'
import { eraseRecords } from '@seneb/service-kit/erasure/erase-records'
import type { ErasureHandler } from '@seneb/service-kit/erasure/erasure-handler'
import type { ReceivedEvent } from '@seneb/service-kit/decorators'

import { erasePlans } from '../ai-plans/on-ai-plan-events.js'
import type { PlanningCtx } from '../planning-ctx.js'

/** Erases this service's data of an enquiry; later events about it are ignored (LEGAL-05). */
export async function onErasureStarted(
  { data: { enquiryId: erasureId, recordIds } }: ReceivedEvent<typeof ErasureStarted>,
  ctx: PlanningCtx,
): Promise<void> {
  await ctx.db.write((tx) => eraseRecords([{ erasureId, recordIds }], planningErasing, tx))
}

/**
 * Erasure of this service's data of an enquiry: the trip's facts and everything drafted from them, even while a draft
 * is being written.
 */
export const planningErasing: ErasureHandler = {
  eraseRows: erasePlans,
  onFinished: (enquiryId, tx, ctx) => tx.publish(ErasureFinished, { enquiryId, finishedAt: ctx.now().toISOString() }),
}
