import { string } from 'yup'

import { defineRequest } from '../../define.js'
import { exportFormats } from '../../vocabulary/person-records.js'
import { exportAccess, packedRecord, defineStaffActionCompleted, defineStaffActionDenied } from '../every-service.js'
import { recordId } from '../common-fields.js'

/** A staff member changed data of this service. */
export const StaffActionCompleted = defineStaffActionCompleted('enquiry')

/** A staff member requested an action that their roles do not allow. */
export const StaffActionDenied = defineStaffActionDenied('enquiry')

/**
 * Reads the data that this service stores about an enquiry and its person. Called last, after all other data is
 * collected: it records the export in the timeline and the audit trail (LEGAL-05).
 */
export const ReadPersonRecord = defineRequest('enquiry.person-record.read', {
  access: exportAccess,
  input: () => ({
    enquiryId: recordId(),
    format: string().oneOf(exportFormats, 'Please choose a format').required('Please choose a format'),
  }),
  output: () => ({ record: packedRecord(), reference: string().required(), exportedAt: string().required() }),
  errors: ['ENQUIRY_UNKNOWN'],
  deadlineMs: 5000,
})
