import { string } from 'yup'

import { defineEvent, defineRequest } from '../../define.js'
import { recordId } from '../common-fields.js'
import { tripFacts } from './trip-plan.messages.js'

/**
 * Begins a plan that a person writes for an enquiry of which no draft may be made; beginning it again changes nothing.
 * INPUT_INVALID where the person agreed to a draft, which is the plan then, and for a consultation, which has none (D-66).
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
  payload: () => ({ tripPlanId: recordId(), trip: tripFacts.required(), begunAt: string().required() }),
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

/** A plan is no longer wanted: an existing draft is erased, and no further one is written (D-66, LEGAL-05). */
export const AiPlanWithdrawn = defineEvent('enquiry.ai-plan.withdrawn', 1, {
  payload: () => ({ tripPlanId: recordId(), withdrawnAt: string().required() }),
  publisher: 'enquiry',
  consumers: ['ai-planning'],
  subjectKey: 'tripPlanId',
})
