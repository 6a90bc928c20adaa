import { object, type InferType } from 'yup'

import { emailAddress } from './fields.js'

/** Message for every invalid address, in the browser and on the server (NEWS-03, D-18). */
export const invalidNewsletterEmail = 'Please enter a valid email address.'

/** An address for the newsletter; upper and lower case are the same address (NEWS-01, D-18). */
export const newsletterForm = object({
  email: emailAddress(invalidNewsletterEmail).lowercase(),
}).exact('This form has no such field')

export type NewsletterForm = InferType<typeof newsletterForm>
