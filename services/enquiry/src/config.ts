import { secretKeys } from '@seneb/platform/config'
import { object } from 'yup'

/** Environment of the enquiry service in addition to that of every service. */
export const enquirySettings = object({
  /** Key that distinguishes genuine marks of synthetic journeys from forged ones; shared with the synthetic patient. */
  ENQUIRY_SYNTHETIC_KEY: secretKeys().required(),
})
