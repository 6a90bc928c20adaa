import { object, string } from 'yup'

import { defineEvent, defineRequest, staffAuthErrors } from '../../define.js'
import { recordId } from '../common-fields.js'
import { tripFacts } from './trip-plan.messages.js'

/**
 * Begins a plan that a person writes for an enquiry of which no draft may be made; beginning it again changes nothing.
 * INPUT_INVALID where the person agreed to a draft, which is the plan then, and for a consultation, which has none (D-66).
 */
export const CreateCarePlan = defineRequest('enquiry.care-plan.create', {
  access: { permission: 'plan:edit' },
  input: () => object({ enquiryId: recordId() }).noUnknown(),
  output: () => object({ enquiryId: recordId() }),
  errors: [...staffAuthErrors, 'INPUT_INVALID', 'UNAVAILABLE', 'ENQUIRY_UNKNOWN'],
})

/** Somebody of the team writes a plan for an enquiry by hand: facts to hold its figures against, and nobody's name. */
export const CarePlanCreated = defineEvent('enquiry.care-plan.created', 1, {
  payload: () =>
    object({ tripPlanId: recordId(), trip: tripFacts.required(), begunAt: string().required() }).noUnknown(),
  publisher: 'enquiry',
  consumers: ['ai-planning'],
  subjectKey: 'tripPlanId',
  personalFields: ['trip'],
})

/** A plan is wanted for an enquiry that was saved: facts, and nobody's name, address or reference (PIPE-02, D-49). */
export const AiPlanRequested = defineEvent('enquiry.ai-plan.requested', 1, {
  payload: () => object({ tripPlanId: recordId(), trip: tripFacts.required() }).noUnknown(),
  publisher: 'enquiry',
  consumers: ['ai-planning'],
  subjectKey: 'tripPlanId',
  personalFields: ['trip'],
})

/** No plan is wanted any more: one that was drafted is erased, and none is drafted from now on (D-66, LEGAL-05). */
export const AiPlanWithdrawn = defineEvent('enquiry.ai-plan.withdrawn', 1, {
  payload: () => object({ tripPlanId: recordId(), withdrawnAt: string().required() }).noUnknown(),
  publisher: 'enquiry',
  consumers: ['ai-planning'],
  subjectKey: 'tripPlanId',
})
