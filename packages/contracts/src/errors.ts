import { careErrors, type CatalogueEntry, partnerErrors } from './partner-and-care-errors.js'

/**
 * Every failure the platform can name (ERR-04). A code is stable; its sentence is what a person reads when no
 * better place (a field, a screen) has words of its own. docs/generated/errors.md is generated from this table.
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
    message: 'This link is not valid any more. Please use the link in the email that confirmed your enquiry.',
  },
  NEWSLETTER_LINK_INVALID: {
    kind: 'invalid',
    logLevel: 'info',
    message: 'This link is not valid any more. Please use the link in the latest email from us.',
  },
  APPLICATION_UNKNOWN: {
    kind: 'invalid',
    logLevel: 'info',
    message: 'There is no such application.',
  },
  APPLICATION_DECIDED: {
    kind: 'conflict',
    logLevel: 'info',
    message: 'This application was decided already.',
  },
  DOCUMENT_LINK_INVALID: {
    kind: 'invalid',
    logLevel: 'info',
    message: 'This link is not valid any more. Please use the link in the latest email from us.',
  },
  UPLOAD_REFUSED: {
    kind: 'invalid',
    logLevel: 'info',
    message: 'This file cannot be taken. Please choose a PDF, JPEG, PNG, WebP or HEIC file of at most 10 MB.',
  },
  SIGN_IN_REFUSED: {
    kind: 'invalid',
    logLevel: 'info',
    message: 'That did not work. Check your details, or wait a moment and try again.',
  },
  SIGN_IN_REQUIRED: {
    kind: 'invalid',
    logLevel: 'info',
    message: 'Please sign in to go on.',
  },
  FRESH_SIGN_IN_REQUIRED: {
    kind: 'invalid',
    logLevel: 'info',
    message: 'Please prove once more that it is you. What you entered is still there.',
  },
  NOT_ALLOWED: {
    kind: 'invalid',
    logLevel: 'warn',
    message: 'Your roles do not allow this.',
  },
  INVITATION_INVALID: {
    kind: 'invalid',
    logLevel: 'info',
    message: 'This link is not valid any more. Please ask an admin for a new one.',
  },
  PASSKEY_REFUSED: {
    kind: 'invalid',
    logLevel: 'info',
    message: 'This passkey could not be added. Please try again, or use another device.',
  },
  LAST_MEANS: {
    kind: 'conflict',
    logLevel: 'info',
    message: 'This is your last way to sign in. Add another one first.',
  },
  RESET_INVALID: {
    kind: 'invalid',
    logLevel: 'info',
    message: 'This link or this code does not work. Check your code, or ask for a new link.',
  },
  SECOND_PERSON_NEEDED: {
    kind: 'conflict',
    logLevel: 'info',
    message: 'This takes two admins: one asks for it, and another confirms it after speaking to the person.',
  },
  STAFF_EXISTS: {
    kind: 'conflict',
    logLevel: 'info',
    message: 'Someone with this email address is on the team already.',
  },
  STAFF_UNKNOWN: {
    kind: 'invalid',
    logLevel: 'info',
    message: 'There is no such person on the team.',
  },
  CHANGED_MEANWHILE: {
    kind: 'conflict',
    logLevel: 'info',
    message: 'Someone else changed this meanwhile. Look at what it is now, and save again if you still want to.',
  },
  ...careErrors,
  OWN_ROLES: {
    kind: 'conflict',
    logLevel: 'info',
    message: 'Nobody changes their own rights. Please ask another admin.',
  },
  LAST_ADMIN: {
    kind: 'conflict',
    logLevel: 'info',
    message: 'Someone has to stay an admin. Make another person one first.',
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
    message: 'This mail cannot be sent again: it was sent, is being sent, or what it said is gone.',
  },
  DEAD_LETTERS_SETTLED: {
    kind: 'conflict',
    logLevel: 'info',
    message: 'None of these waits any more: someone replayed or discarded them meanwhile.',
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
  /** The bounds that the sentence speaks of; never anything that somebody sent. */
  readonly values?: readonly { readonly name: string; readonly value: string }[]
}
