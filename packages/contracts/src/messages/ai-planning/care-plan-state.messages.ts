import { object, string } from 'yup'

import { event } from '../../define.js'
import { carePlanStates } from '../../vocabulary/care-plans.js'
import { recordId } from '../record-id.js'

/** Somebody of the team, or the gate, brought a plan that is reviewed into another state (D-49). */
export const CarePlanStateChanged = event('ai-planning.care-plan-state.changed', 1, {
  carries: () =>
    object({
      tripPlanId: recordId(),
      /** When, which orders the states of one plan. */
      at: string().required(),
      state: string().oneOf(carePlanStates).required(),
      /** Who did it; nobody where the gate held it back, or a draft took its place. */
      by: string().optional(),
      /** Why it was given back. */
      words: string().optional(),
    }).noUnknown(),
  saidBy: 'ai-planning',
  heardBy: ['enquiry'],
  about: 'tripPlanId',
  personal: ['words'],
})
