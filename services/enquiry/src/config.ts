import { secretKeys } from '@seneb/platform/config'
import { number, object } from 'yup'

import { defaultNextReplyHours } from './enquiry-ctx.js'

/** Environment of the enquiry service in addition to that of every service. */
export const enquirySettings = object({
  /** Key that distinguishes genuine marks of synthetic journeys from forged ones; shared with the synthetic patient. */
  ENQUIRY_SYNTHETIC_KEY: secretKeys().required(),
  /** Hours within which a patient's message should have its reply, once the first promise is kept. */
  ENQUIRY_NEXT_REPLY_HOURS: number().integer().min(1).max(168).default(defaultNextReplyHours),
})
