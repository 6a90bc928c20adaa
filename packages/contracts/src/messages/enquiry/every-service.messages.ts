import { object, string } from 'yup'

import { question, staffRefusals } from '../../define.js'
import { exportFormats } from '../../vocabulary/person-records.js'
import { exportAccess, packedRecord } from '../person-data.js'
import { recordId } from '../common-fields.js'
import { staffActionDone, staffActionRefused } from '../staff-action-done.js'

/** One of our staff changed something here. */
export const StaffActionDone = staffActionDone('enquiry')

/** One of our staff asked what their roles do not allow. */
export const StaffActionRefused = staffActionRefused('enquiry')

/**
 * What this service stores of an enquiry and its person. Asked last, when everything else is there: it notes the export on
 * the timeline and on the audit trail (LEGAL-05).
 */
export const ReadPersonRecord = question('enquiry.person-record.read', {
  access: exportAccess,
  takes: () =>
    object({
      enquiryId: recordId(),
      format: string().oneOf(exportFormats, 'Please choose a format').required('Please choose a format'),
    }).noUnknown(),
  gives: () => object({ record: packedRecord(), reference: string().required(), exportedAt: string().required() }),
  mayFail: [...staffRefusals, 'INPUT_INVALID', 'ENQUIRY_UNKNOWN', 'UNAVAILABLE'],
  deadlineMs: 5000,
})
