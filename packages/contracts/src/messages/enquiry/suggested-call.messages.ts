import { array, number, object, string } from 'yup'

import { defineRequest } from '../../define.js'
import { callDecisions, callStates } from '../../vocabulary/suggested-calls.js'
import { recordId, seenVersion } from '../common-fields.js'

/** Call that a reply suggested or confirmed. Its text is in the reply. */
export const suggestedCall = () =>
  object({
    /** ID of the reply that suggested it. */
    callId: recordId(),
    startsAt: string().required(),
    state: string().oneOf(callStates).required(),
    /** Time of the decision; absent before it. */
    decidedAt: string().optional(),
    /** ID of the staff member who recorded the decision; absent when the person made it on their page. */
    decidedBy: recordId().optional(),
  })
    .noUnknown()
    .required()

/** Lists the calls of an enquiry whose reply was not recalled, the newest first. */
export const ListSuggestedCalls = defineRequest('enquiry.suggested-call.list', {
  access: { permission: 'enquiry:read' },
  input: () => ({ enquiryId: recordId() }),
  output: () => ({ calls: array(suggestedCall()).required() }),
  idempotent: true,
})

/**
 * Records by telephone what the person decided about a suggested call, until it begins. Repeating the same decision
 * changes nothing.
 */
export const DecideSuggestedCall = defineRequest('enquiry.suggested-call.decide', {
  access: { permission: 'enquiry:work' },
  input: () => ({
    enquiryId: recordId(),
    version: seenVersion(),
    callId: recordId(),
    decision: string().oneOf(callDecisions, 'Please choose a decision').required(),
  }),
  output: () => ({ enquiryId: recordId(), version: number().integer().required() }),
  errors: ['ENQUIRY_UNKNOWN', 'CHANGED_MEANWHILE', 'CALL_UNKNOWN'],
})
