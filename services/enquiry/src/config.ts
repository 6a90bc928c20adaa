import { object } from 'yup'

/** The enquiry service has no settings of its own beside those of every service. */
export const enquirySettings = object({})
