import { boolean, object, string } from 'yup'

import { defineEvent, defineRequest } from '../../define.js'
import { line } from '../../forms/fields.js'
import { enquiryKinds } from '../../vocabulary/care-enquiries.js'
import { erasureWords } from '../../vocabulary/my-request.js'
import { recordId } from '../common-fields.js'
import { addressee, patientErrors, requestSession } from './request-session.messages.js'

/** Starts the delay after which the request is erased everywhere. Repeating it does not extend the delay. */
export const EraseMyRequest = defineRequest('enquiry.my-erasure.start', {
  access: 'anyone',
  input: () => ({
    session: requestSession(),
    typed: line(20)
      .required(`Please type ${erasureWords[0]}`)
      .test('erasure-word', `Please type ${erasureWords[0]}`, (typed) => isErasureWord(typed)),
  }),
  output: () => ({ eraseAt: string().required() }),
  errors: [...patientErrors],
  idempotent: true,
})

function isErasureWord(typed: string | undefined): boolean {
  return erasureWords.some((word) => word === typed?.trim().toUpperCase())
}

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
