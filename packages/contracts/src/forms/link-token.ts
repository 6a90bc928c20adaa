import { string } from 'yup'

import { typedToken } from './typed-text.js'

/** The secret of a link in one of our mails: 32 random bytes as base64url. */
export function linkToken() {
  return string()
    .transform((value: unknown) => (typeof value === 'string' ? typedToken(value) : (value ?? undefined)))
    .required('token is required')
    .matches(/^[A-Za-z0-9_-]{1,100}$/, 'token is not one of ours')
}
