import { boolean, string } from 'yup'

import { defineEvent, defineRequest } from '../../define.js'
import { listOption } from '../../forms/fields.js'
import { enquiryKinds } from '../../vocabulary/care-enquiries.js'
import { erasureWords } from '../../vocabulary/my-request.js'
import { recordId } from '../common-fields.js'
import { addressee, patientErrors, requestSession } from './request-session.messages.js'

const erasureWordMissing = `Please type ${erasureWords[0]}`

/** Starts the delay after which the request is erased everywhere. Repeating it does not extend the delay. */
export const EraseMyRequest = defineRequest('enquiry.my-erasure.start', {
  access: 'anyone',
  input: () => ({
    session: requestSession(),
    /** Word that shows that the person means it, in upper or lower case. */
    typed: listOption(erasureWords, erasureWordMissing)
      .transform((value: unknown) => (typeof value === 'string' ? value.toUpperCase() : value))
      .required(erasureWordMissing),
  }),
  output: () => ({ eraseAt: string().required() }),
  errors: [...patientErrors, 'RATE_LIMITED'],
  idempotent: true,
})

/** Cancels an erasure that has not begun; repeating it changes nothing. */
export const CancelMyErasure = defineRequest('enquiry.my-erasure.cancel', {
  access: 'anyone',
  input: () => ({ session: requestSession() }),
  output: () => ({ isCanceled: boolean().required() }),
  errors: [...patientErrors],
  idempotent: true,
})

/** The patient asked to erase their request; one mail gives the time and how to cancel. */
export const PatientErasureRequested = defineEvent('enquiry.my-erasure.requested', 1, {
  payload: () => ({
    mailId: recordId(),
    enquiryId: recordId(),
    enquiryKind: string().oneOf(enquiryKinds).required(),
    requestedAt: string().required(),
    eraseAt: string().required(),
    person: addressee().required(),
  }),
  publisher: 'enquiry',
  consumers: ['notification'],
  subjectKey: 'enquiryId',
  personalFields: ['person'],
})
