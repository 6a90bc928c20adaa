import { object, string } from 'yup'

import { question } from '../../define.js'
import { cookieConsentForm } from '../../forms/cookie-consent.form.js'
import { recordId } from '../record-id.js'

/** That a person agreed to a text: which, in which version, and when (TRIP-54, D-83). */
export const carriedConsent = object({
  purpose: string().required(),
  textVersion: string().required(),
  givenAt: string().required(),
}).noUnknown()

/** Stores a receipt of a visitor's cookie choice; receipts are added and never changed (CONS-07, CONS-09, D-03). */
export const RecordConsent = question('enquiry.consent.record', {
  takes: cookieConsentForm,
  gives: object({ receiptId: recordId(), recordedAt: string().required(), askAgainAt: string().required() }),
  mayFail: ['INPUT_INVALID', 'IDEMPOTENCY_CONFLICT', 'UNAVAILABLE'],
})
