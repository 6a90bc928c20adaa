import { object } from 'yup'

/** The content service has no settings of its own beside those of every service. */
export const contentSettings = object({})
