import { object, string, type InferType } from 'yup'

import { emailAddress } from './fields.js'

/** NEWS-03: the sentence for everything that is no address, in the browser and here (D-18). */
export const invalidNewsletterEmail = 'Please enter a valid email address.'

/** An address for the newsletter; upper and lower case are the same address (NEWS-01, D-18). */
export const newsletterForm = object({
  email: emailAddress(invalidNewsletterEmail).lowercase(),
}).exact('This form has no such field')

export type NewsletterForm = InferType<typeof newsletterForm>

/** The secret of a link in a newsletter mail: 32 random bytes as base64url. */
export function newsletterToken() {
  return string()
    .transform((value: unknown) => value ?? undefined)
    .required('token is required')
    .matches(/^[A-Za-z0-9_-]{1,100}$/, 'token is not one of ours')
}
