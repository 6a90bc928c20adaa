import { ErasureFinished } from '@seneb/contracts/messages/ai-planning/every-service.messages'
import { erasureStarter } from '@seneb/service-kit/erasure/erase-records'
import type { ErasureHandler } from '@seneb/service-kit/erasure/erasure-handler'

import { erasePlans } from '../ai-plans/on-ai-plan-events.js'

/**
 * Erasure of this service's data of an enquiry: the trip's facts and everything drafted from them, even while a draft
 * is being written.
 */
export const planningErasing: ErasureHandler = {
  eraseRows: erasePlans,
  onFinished: (enquiryId, tx, ctx) => tx.publish(ErasureFinished, { enquiryId, finishedAt: ctx.now().toISOString() }),
}

export const onErasureStarted = erasureStarter(planningErasing)
