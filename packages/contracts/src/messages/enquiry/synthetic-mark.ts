import { string } from 'yup'

/** What whoever marks a request without our key is told. */
export const syntheticMarkRefused = 'This mark is for journeys of our own. Please send the enquiry without it'

/** By which a journey of our operators proves that it is one; the service judges it, never the gateway. */
export const syntheticMark = () => string().max(200, syntheticMarkRefused).optional()
