import { object, string } from 'yup'

import { defineRequest } from '../../define.js'
import { exportFormats } from '../../vocabulary/person-records.js'
import { packedRecord } from '../every-service.js'
import { recordId } from '../common-fields.js'
import { patientErrors, requestSession } from './request-session.messages.js'

/** Verifies the patient's session, and returns grants with which the other services return their parts of the record. */
export const OpenMyRecord = defineRequest('enquiry.my-record.open', {
  access: 'anyone',
  input: () => ({ session: requestSession() }),
  output: () => ({
    enquiryId: recordId(),
    grants: object({
      'ai-planning': string().required(),
      notification: string().required(),
      referral: string().required(),
    }).required(),
  }),
  errors: [...patientErrors, 'RATE_LIMITED'],
  idempotent: true,
})

/**
 * Reads the data that this service stores about the session's request. Called last, after all other data is collected:
 * it records the copy in the timeline.
 */
export const ReadMyRecord = defineRequest('enquiry.my-record.read', {
  access: 'anyone',
  input: () => ({
    session: requestSession(),
    format: string().oneOf(exportFormats, 'Please choose a format').required('Please choose a format'),
  }),
  output: () => ({ record: packedRecord(), reference: string().required(), exportedAt: string().required() }),
  errors: [...patientErrors, 'RATE_LIMITED'],
  deadlineMs: 5000,
})
