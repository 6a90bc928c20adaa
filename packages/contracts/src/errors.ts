import { careErrors, type CatalogueEntry, partnerErrors } from './partner-and-care-errors.js'

/**
 * Every failure the platform can name (ERR-04). Codes are stable. A person reads the message when no more specific
 * place, such as a field or a screen, has its own text. docs/generated/errors.md is generated from this table.
 */
export const errorCatalogue = {
  INPUT_INVALID: {
    kind: 'invalid',
    logLevel: 'info',
    message: 'Please fill in all required fields correctly before submitting. Fields marked in red are required.',
  },
  IDEMPOTENCY_CONFLICT: {
    kind: 'conflict',
    logLevel: 'warn',
    message: 'This idempotency key was already used for a different request. Use a new key for a new request.',
  },
  REFERRAL_LINK_INVALID: {
    kind: 'invalid',
    logLevel: 'info',
    message: 'Invalid referral link - Please check the URL',
  },
  REFERRAL_CODE_UNKNOWN: {
    kind: 'invalid',
    logLevel: 'info',
    message: 'This referral code is not recognized. Please check the URL or contact the person who shared the link.',
  },
  REFERRAL_CODE_INACTIVE: {
    kind: 'invalid',
    logLevel: 'info',
    message:
      'This referral code may be invalid or not yet activated. Please contact the tour guide who provided this link.',
  },
  NEWSLETTER_ALREADY_SUBSCRIBED: {
    kind: 'conflict',
    logLevel: 'info',
    message: 'This email is already subscribed to our newsletter.',
  },
  CONSENT_LINK_INVALID: {
    kind: 'invalid',
    logLevel: 'info',
    message: 'This link is no longer valid. Please use the link in the email that confirmed your enquiry.',
  },
  NEWSLETTER_LINK_INVALID: {
    kind: 'invalid',
    logLevel: 'info',
    message: 'This link is no longer valid. Please use the link in our most recent email.',
  },
  APPLICATION_UNKNOWN: {
    kind: 'invalid',
    logLevel: 'info',
    message: 'Application not found.',
  },
  APPLICATION_DECIDED: {
    kind: 'conflict',
    logLevel: 'info',
    message: 'A decision has already been made on this application.',
  },
  DOCUMENT_LINK_INVALID: {
    kind: 'invalid',
    logLevel: 'info',
    message: 'This link is no longer valid. Please use the link in our most recent email.',
  },
  UPLOAD_REFUSED: {
    kind: 'invalid',
    logLevel: 'info',
    message: "We can't accept this file. Please choose a PDF, JPEG, PNG, WebP or HEIC file of up to 10 MB.",
  },
  SIGN_IN_REFUSED: {
    kind: 'invalid',
    logLevel: 'info',
    message: 'That did not work. Check your details, or wait a moment and try again.',
  },
  SIGN_IN_REQUIRED: {
    kind: 'invalid',
    logLevel: 'info',
    message: 'Please sign in to continue.',
  },
  REAUTHENTICATION_REQUIRED: {
    kind: 'invalid',
    logLevel: 'info',
    message: "Please confirm that it's you. What you entered has been kept.",
  },
  NOT_ALLOWED: {
    kind: 'invalid',
    logLevel: 'warn',
    message: 'Your roles do not allow this.',
  },
  INVITATION_INVALID: {
    kind: 'invalid',
    logLevel: 'info',
    message: 'This link is no longer valid. Please ask an admin for a new one.',
  },
  PASSKEY_REFUSED: {
    kind: 'invalid',
    logLevel: 'info',
    message: 'This passkey could not be added. Please try again, or use another device.',
  },
  LAST_SIGN_IN_METHOD: {
    kind: 'conflict',
    logLevel: 'info',
    message: 'This is your only remaining sign-in method. Add another one first.',
  },
  RESET_INVALID: {
    kind: 'invalid',
    logLevel: 'info',
    message: "That link or code didn't work. Check the code, or request a new link.",
  },
  SECOND_PERSON_NEEDED: {
    kind: 'conflict',
    logLevel: 'info',
    message: 'This needs two admins: one requests it, and a different one confirms it after speaking to the person.',
  },
  STAFF_EXISTS: {
    kind: 'conflict',
    logLevel: 'info',
    message: 'Someone with this email address is already on the team.',
  },
  STAFF_UNKNOWN: {
    kind: 'invalid',
    logLevel: 'info',
    message: 'Team member not found.',
  },
  CHANGED_MEANWHILE: {
    kind: 'conflict',
    logLevel: 'info',
    message:
      'Someone else has changed this since you opened it. Review the current version, then save again if you still want to.',
  },
  ...careErrors,
  OWN_ROLES: {
    kind: 'conflict',
    logLevel: 'info',
    message: "You can't change your own permissions. Please ask another admin.",
  },
  LAST_ADMIN: {
    kind: 'conflict',
    logLevel: 'info',
    message: 'There must be at least one admin. Make someone else an admin first.',
  },
  ...partnerErrors,
  SITE_MAP_NOT_GENERATED: {
    kind: 'unavailable',
    logLevel: 'error',
    message: 'Error generating sitemap',
  },
  SITE_MAP_NEVER_GENERATED: {
    kind: 'conflict',
    logLevel: 'info',
    message: 'Please generate the site map first.',
  },
  SITE_MAP_SUBMISSION_NOT_CONFIGURED: {
    kind: 'conflict',
    logLevel: 'info',
    message: 'Submission not configured; robots.txt announces the sitemap',
  },
  SITE_MAP_NOT_SUBMITTED: {
    kind: 'unavailable',
    logLevel: 'warn',
    message: 'Error submitting sitemap. Please try again.',
  },
  EMAIL_NOT_WAITING: {
    kind: 'conflict',
    logLevel: 'info',
    message: "This email can't be resent: it has been sent, is being sent, or its content has been deleted.",
  },
  DEAD_LETTERS_SETTLED: {
    kind: 'conflict',
    logLevel: 'info',
    message: 'None of these are waiting any longer: someone else has replayed or discarded them.',
  },
  RATE_LIMITED: {
    kind: 'limited',
    logLevel: 'warn',
    message: 'Too many requests were sent from your connection. Please try again later.',
  },
  UNAVAILABLE: {
    kind: 'unavailable',
    logLevel: 'error',
    message: 'The service is temporarily unavailable. Nothing you entered was lost; please try again in a moment.',
  },
  INTERNAL: {
    kind: 'internal',
    logLevel: 'error',
    message: 'Something went wrong on our side. Please try again or contact us directly.',
  },
} as const satisfies Record<string, CatalogueEntry>

/** A stable error code, NOUN_PROBLEM. */
export type ErrorCode = keyof typeof errorCatalogue

/** One invalid field: `path` as the caller spelled it (`additionalServices[0]`), `message` as the person reads it. */
export interface FieldProblem {
  readonly path: string
  readonly message: string
  /** Stable name of what is wrong, for programs: `FULL_NAME_SHORT`. Browsers, which show the sentence, make none. */
  readonly code?: string
  /** Limits that the message mentions; never anything from the input. */
  readonly values?: readonly { readonly name: string; readonly value: string }[]
}
