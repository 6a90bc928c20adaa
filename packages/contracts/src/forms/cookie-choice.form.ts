import { boolean, object, string } from 'yup'

import type { CookiePurpose } from '../vocabulary/cookie-purposes.js'

const choice = (purpose: CookiePurpose) =>
  boolean()
    .transform((value: boolean | null) => value ?? undefined)
    .required(`${purpose} must be true or false`)

/** A visitor's choice: nothing is chosen by leaving it out. */
export const cookieChoiceForm = object({
  policyVersion: string()
    .transform((value: unknown) => value ?? undefined)
    .required('policyVersion is required')
    .matches(/^\d{4}-\d{2}-\d{2}$/, 'policyVersion must be a version of the cookie policy'),
  analytics: choice('analytics'),
  advertising: choice('advertising'),
  personalization: choice('personalization'),
  functionality: choice('functionality'),
}).exact('This form has no such field')
