import { secretKeys } from '@seneb/platform/config'
import { object } from 'yup'

/** The environment of the enquiry service beside that of every service. */
export const enquirySettings = object({
  /** By which the marks of synthetic journeys are told from forged ones; the synthetic patient has the same. */
  ENQUIRY_SYNTHETIC_KEY: secretKeys().required(),
})
