import { string } from 'yup'

import { defineRequest } from '../../define.js'
import { cookieChoiceForm } from '../../forms/cookie-choice.form.js'
import { recordId } from '../common-fields.js'
import { syntheticSignature } from './trip-plan.messages.js'

/** Stores the receipt of a visitor's cookie choice; receipts are added and never changed (CONS-07, CONS-09, D-03). */
export const RecordCookieChoice = defineRequest('enquiry.cookie-choice.record', {
  access: 'anyone',
  input: () => cookieChoiceForm.shape({ syntheticSignature: syntheticSignature() }),
  output: () => ({ receiptId: recordId(), recordedAt: string().required(), askAgainAt: string().required() }),
  errors: ['IDEMPOTENCY_CONFLICT'],
})
