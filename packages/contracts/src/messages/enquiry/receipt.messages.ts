import { array, object, string } from 'yup'

import { defineRequest } from '../../define.js'
import { line } from '../../forms/fields.js'
import { enquiryKinds } from '../../vocabulary/care-enquiries.js'
import { cookiePurposes } from '../../vocabulary/cookie-purposes.js'
import { recordId } from '../common-fields.js'
import { givenConsents } from './consent.messages.js'

const purposes = () => array(string().oneOf(cookiePurposes).required()).required().min(0)

/**
 * Looks up the receipt that a person holds: the reference of an enquiry, the link of the receipt in its mail, or the
 * cookie with a choice. It is a change, because each lookup is counted and audited, found or not (CONS-09, LEGAL-05).
 */
export const LookUpReceipt = defineRequest('enquiry.receipt.look-up', {
  access: { permission: 'enquiry:read' },
  input: () => ({ reference: line(600).required('Please enter a reference, a link or a receipt ID') }),
  output: () => ({
    cookieChoice: object({
      receiptId: recordId(),
      policyVersion: string().required(),
      recordedAt: string().required(),
      /** Time from which the site asks the visitor again. */
      askAgainAt: string().required(),
      accepted: purposes(),
      refused: purposes(),
    })
      .optional()
      .default(undefined),
    consents: object({
      /** Form that the consents were given with; absent once the enquiry is erased. */
      form: string().oneOf(enquiryKinds).optional(),
      /** Terms and privacy policy that the form showed; absent when a partner showed its own text. */
      termsVersion: string().optional(),
      privacyVersion: string().optional(),
      given: givenConsents(),
      /** Facts for callers who may see the person. */
      personal: object({
        reference: string().optional(),
        /** Country that the person entered. */
        country: string().optional(),
        /** Time zone of the browser. */
        timeZone: string().optional(),
      })
        .optional()
        .default(undefined),
    })
      .optional()
      .default(undefined),
  }),
  errors: ['RECEIPT_UNKNOWN', 'RATE_LIMITED'],
})
