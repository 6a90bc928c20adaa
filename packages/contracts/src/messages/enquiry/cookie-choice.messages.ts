import { object, string } from 'yup'

import { question } from '../../define.js'
import { cookieChoiceForm } from '../../forms/cookie-choice.form.js'
import { recordId } from '../common-fields.js'
import { syntheticMark } from './trip-plan.messages.js'

/** Stores the receipt of a visitor's cookie choice; receipts are added and never changed (CONS-07, CONS-09, D-03). */
export const RecordCookieChoice = question('enquiry.cookie-choice.record', {
  access: 'anyone',
  takes: () => cookieChoiceForm.shape({ syntheticMark: syntheticMark() }),
  gives: () => object({ receiptId: recordId(), recordedAt: string().required(), askAgainAt: string().required() }),
  mayFail: ['INPUT_INVALID', 'IDEMPOTENCY_CONFLICT', 'UNAVAILABLE'],
})
