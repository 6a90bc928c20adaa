import { boolean, object, string } from 'yup'

import { event } from '../../define.js'
import { enquiryKinds } from '../../vocabulary/care-enquiries.js'
import { promiseMarkNames } from '../../vocabulary/promise-marks.js'
import { recordId } from '../record-id.js'

/**
 * So many hours of a promise are over and nobody was reached: the care team is reminded, and the person is told with
 * the last mark. It says nothing of what was asked for (GEN-07, D-50).
 */
export const PromiseMarkPassed = event('enquiry.answer-promise.mark-passed', 1, {
  carries: object({
    enquiryId: recordId(),
    enquiryKind: string().oneOf(enquiryKinds).required(),
    mark: string().oneOf(promiseMarkNames).required(),
    submittedAt: string().required(),
    dueAt: string().required(),
    reference: string().required(),
    /** Whether somebody of the team has it. */
    isAssigned: boolean().required(),
    /** Who is told that the answer is late; with the last mark alone. */
    person: object({
      fullName: string().required(),
      email: string().required(),
      timeZone: string().optional(),
    })
      .noUnknown()
      .optional()
      .default(undefined),
  }).noUnknown(),
  saidBy: 'enquiry',
  heardBy: ['notification'],
  about: 'enquiryId',
  personal: ['reference', 'person'],
})
