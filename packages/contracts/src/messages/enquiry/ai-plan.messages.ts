import { object, string } from 'yup'

import { event } from '../../define.js'
import { recordId } from '../record-id.js'
import { tripFacts } from './trip-plan.messages.js'

/** A plan is wanted for an enquiry that was saved: facts, and nobody's name, address or reference (PIPE-02, D-49). */
export const AiPlanRequested = event('enquiry.ai-plan.requested', 1, {
  carries: () => object({ tripPlanId: recordId(), trip: tripFacts.required() }).noUnknown(),
  saidBy: 'enquiry',
  heardBy: ['ai-planning'],
  about: 'tripPlanId',
  personal: ['trip'],
})

/** No plan is wanted any more: one that was drafted is erased, and none is drafted from now on (D-66, LEGAL-05). */
export const AiPlanWithdrawn = event('enquiry.ai-plan.withdrawn', 1, {
  carries: () => object({ tripPlanId: recordId(), withdrawnAt: string().required() }).noUnknown(),
  saidBy: 'enquiry',
  heardBy: ['ai-planning'],
  about: 'tripPlanId',
})
