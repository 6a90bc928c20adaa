import { array, object, string } from 'yup'

import { defineRequest } from '../../define.js'
import { callDecisions, callStates } from '../../vocabulary/suggested-calls.js'
import { recordId } from '../common-fields.js'
import { patientErrors, requestSession } from './request-session.messages.js'

const calls = () => ({
  calls: array(
    object({
      /** ID of the reply that suggested it. */
      callId: recordId(),
      startsAt: string().required(),
      state: string().oneOf(callStates).required(),
      decidedAt: string().optional(),
    })
      .noUnknown()
      .required(),
  ).required(),
})

/** Lists the calls that replies to the session's request suggested, newest first. */
export const ListMyCalls = defineRequest('enquiry.my-call.list', {
  access: 'anyone',
  input: () => ({ session: requestSession() }),
  output: calls,
  errors: [...patientErrors],
  idempotent: true,
})

/** Agrees to a suggested call or declines it, until it begins. Repeating the same decision changes nothing. */
export const DecideMyCall = defineRequest('enquiry.my-call.decide', {
  access: 'anyone',
  input: () => ({
    session: requestSession(),
    callId: recordId(),
    decision: string().oneOf(callDecisions, 'Please choose a decision').required('Please choose a decision'),
  }),
  output: calls,
  errors: [...patientErrors, 'MY_REQUEST_CONFLICT', 'RATE_LIMITED'],
  idempotent: true,
})
