import { ErasureFinished } from '@seneb/contracts/messages/ai-planning/erasure.messages'
import type { Erasing } from '@seneb/service-kit/erasing/erasing'

import { erasePlans } from '../ai-plans/erase-plans.js'

/** How this service erases what it stores of an enquiry: the facts and what was drafted of them, also while it is written. */
export const planningErasing: Erasing = {
  eraseRows: erasePlans,
  finished: (enquiryId, tx, ctx) => tx.say(ErasureFinished, { enquiryId, finishedAt: ctx.now().toISOString() }),
}
