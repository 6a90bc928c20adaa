import { defineRequest } from '../../define.js'
import { line } from '../../forms/fields.js'
import { freshSignInS } from '../../vocabulary/staff-access.js'
import { recordId } from '../common-fields.js'
import { defineExportRecord } from '../every-service.js'

/** Returns everything stored about an applicant; the documents themselves are handed over separately. */
export const ExportAmbassadorApplication = defineExportRecord('referral.application-record.export', [
  'APPLICATION_UNKNOWN',
])

/**
 * Erases an application with its documents and mails in every service (LEGAL-05). The reference is typed again, so that
 * no other application is erased by mistake. An ambassador is erased as one first.
 */
export const EraseAmbassadorApplication = defineRequest('referral.application-record.erase', {
  access: { permission: 'enquiry:erase', maxAuthAgeSeconds: freshSignInS },
  input: () => ({ applicationId: recordId(), reference: line(40).required('Please type the reference') }),
  output: () => ({ applicationId: recordId() }),
  errors: ['APPLICATION_UNKNOWN'],
})
