import { array, number, object, string } from 'yup'

import { defineRequest } from '../../define.js'
import { dataRecipients, disclosedData } from '../../vocabulary/data-disclosures.js'
import { recordId } from '../common-fields.js'
import { patientErrors, requestSession } from './request-session.messages.js'

/** Recipient that saw or received data of one enquiry. */
const disclosure = object({
  recipient: string().oneOf(dataRecipients).required(),
  /** Name of the partner; absent for other recipients. */
  name: string().optional(),
  /** Role of the staff member; absent for other recipients. */
  role: string().optional(),
  data: array(string().oneOf(disclosedData).required()).required(),
  firstAt: string().required(),
  /** Time of the last occasion; absent where there was one only. */
  lastAt: string().optional(),
  /** Number of staff members of the role on that day, or of copies. */
  count: number().integer().min(1).required(),
}).noUnknown()

/** Lists the recipients of the data of the session's request, newest first. */
export const ListMyDisclosures = defineRequest('enquiry.my-disclosure.list', {
  access: 'anyone',
  input: () => ({ session: requestSession() }),
  output: () => ({ disclosures: array(disclosure.required()).required() }),
  errors: [...patientErrors],
  idempotent: true,
})

/** Lists the same for a staff member whom the patient calls. */
export const ListDataDisclosures = defineRequest('enquiry.data-disclosure.list', {
  access: { permission: 'enquiry:read' },
  input: () => ({ enquiryId: recordId() }),
  output: () => ({ disclosures: array(disclosure.required()).required() }),
  errors: ['ENQUIRY_UNKNOWN'],
  idempotent: true,
})
