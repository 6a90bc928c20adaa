import { boolean, object } from 'yup'

import { question } from '../../define.js'
import { recordId } from '../record-id.js'

/**
 * Whether the mail server took the mails of a journey of our operators. Anybody may ask, because whoever knows the id
 * sent the journey in, and of enquiries of people it says what it says of ids that nobody has: nothing was sent.
 */
export const ReadSyntheticJourney = question('notification.synthetic-journey.read', {
  access: 'anyone',
  takes: () => object({ tripPlanId: recordId() }).noUnknown(),
  gives: () =>
    object({
      receiptSent: boolean().required(),
      operatorEmailSent: boolean().required(),
    }),
  mayFail: ['INPUT_INVALID', 'UNAVAILABLE'],
  repeatable: true,
})
