import { boolean, object, string, type InferType } from 'yup'

/** The four kinds of optional storage a visitor decides on (CONS-03, CONS-04, D-04). */
export const consentPurposes = ['analytics', 'advertising', 'personalization', 'functionality'] as const
export type ConsentPurpose = (typeof consentPurposes)[number]

/** A changed policy is a new version, and everybody is asked again (D-03). */
export const cookiePolicyVersion = '2026-11-01'

/** D-03, O-5: a choice is asked for again after so many months, a refusal like an acceptance. */
export const consentRenewalMonths = 6

const choice = (purpose: ConsentPurpose) =>
  boolean()
    .transform((value: boolean | null) => value ?? undefined)
    .required(`${purpose} must be true or false`)

/** A visitor's choice: nothing is chosen by leaving it out. */
export const cookieConsentForm = object({
  policyVersion: string()
    .transform((value: unknown) => value ?? undefined)
    .required('policyVersion is required')
    .matches(/^\d{4}-\d{2}-\d{2}$/, 'policyVersion must be a version of the cookie policy'),
  analytics: choice('analytics'),
  advertising: choice('advertising'),
  personalization: choice('personalization'),
  functionality: choice('functionality'),
}).exact('This form has no such field')

export type CookieConsentForm = InferType<typeof cookieConsentForm>

/** 'Accept All' (CONS-05). */
export const everythingAccepted = {
  analytics: true,
  advertising: true,
  personalization: true,
  functionality: true,
} as const

/** 'Necessary Only': what is strictly necessary needs no consent, so all four are refused (CONS-06, D-01). */
export const necessaryOnly = {
  analytics: false,
  advertising: false,
  personalization: false,
  functionality: false,
} as const
