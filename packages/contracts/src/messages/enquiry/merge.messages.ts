import { array, boolean, number, object } from 'yup'

import { defineRequest } from '../../define.js'
import { recordId, seenVersion } from '../common-fields.js'
import { careEnquiry } from './care-enquiry.schemas.js'

const changed = object({ enquiryId: recordId(), version: number().integer().required() })
const editErrors = ['ENQUIRY_UNKNOWN', 'CHANGED_MEANWHILE', 'ENQUIRY_CLAIMED'] as const

/** Lists other enquiries that may be of the same person, newest first, at most twenty. */
export const ListPersonEnquiries = defineRequest('enquiry.merge.list-candidates', {
  access: { permission: 'enquiry:read-personal' },
  input: () => ({ enquiryId: recordId() }),
  output: () => ({
    enquiries: array(
      object({
        enquiry: careEnquiry.required(),
        /** Whether its email address equals that of the enquiry; otherwise only the telephone number does. */
        isSameAddress: boolean().required(),
        /** Whether it is merged into the enquiry already. */
        isMerged: boolean().required(),
      }).required(),
    ).required(),
  }),
  errors: ['ENQUIRY_UNKNOWN'],
  idempotent: true,
})

/**
 * Merges an enquiry into another of the same person: both references stay, and lists show only the kept one. Without
 * equal email addresses a lead must confirm that it is one person.
 */
export const MergeEnquiries = defineRequest('enquiry.merge.create', {
  access: { permission: 'enquiry:work' },
  input: () => ({
    /** The enquiry that lists go on showing. */
    enquiryId: recordId(),
    version: seenVersion(),
    mergedId: recordId(),
    mergedVersion: seenVersion(),
    /** True when a lead confirms that enquiries with different addresses are of one person. */
    isSamePerson: boolean().default(false),
  }),
  output: () => changed,
  errors: editErrors,
})

/** Separates a merged enquiry again. */
export const UndoMerge = defineRequest('enquiry.merge.undo', {
  access: { permission: 'enquiry:work' },
  input: () => ({
    /** The enquiry that was merged into another. */
    enquiryId: recordId(),
    version: seenVersion(),
  }),
  output: () => changed,
  errors: editErrors,
})
