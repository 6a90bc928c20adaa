import { string } from 'yup'

import { defineEvent, defineRequest } from '../../define.js'
import { recordId } from '../common-fields.js'
import { tripFacts } from './trip-plan.messages.js'

/**
 * Creates a plan that a person writes for an enquiry without consent to a draft; repeating it changes nothing. Fails
 * with INPUT_INVALID when the person allowed a draft, which is the plan then, and for a consultation (D-66).
 */
export const CreateCarePlan = defineRequest('enquiry.care-plan.create', {
  access: { permission: 'plan:edit' },
  input: () => ({ enquiryId: recordId() }),
  output: () => ({ enquiryId: recordId() }),
  errors: ['ENQUIRY_UNKNOWN'],
})

/**
 * A member of the team starts a manual plan for an enquiry. The event carries the facts to check its figures against,
 * and no names.
 */
export const CarePlanCreated = defineEvent('enquiry.care-plan.created', 1, {
  payload: () => ({ tripPlanId: recordId(), trip: tripFacts.required(), startedAt: string().required() }),
  publisher: 'enquiry',
  consumers: ['ai-planning'],
  subjectKey: 'tripPlanId',
  personalFields: ['trip'],
})

/**
 * A plan is requested for a saved enquiry. The event carries facts, but no name, address or reference (PIPE-02, D-49).
 */
export const AiPlanRequested = defineEvent('enquiry.ai-plan.requested', 1, {
  payload: () => ({ tripPlanId: recordId(), trip: tripFacts.required() }),
  publisher: 'enquiry',
  consumers: ['ai-planning'],
  subjectKey: 'tripPlanId',
  personalFields: ['trip'],
})

/** A plan is no longer needed: an existing draft is erased, and no further one is written (D-66, LEGAL-05). */
export const AiPlanWithdrawn = defineEvent('enquiry.ai-plan.withdrawn', 1, {
  payload: () => ({ tripPlanId: recordId(), withdrawnAt: string().required() }),
  publisher: 'enquiry',
  consumers: ['ai-planning'],
  subjectKey: 'tripPlanId',
})
