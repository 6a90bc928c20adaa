/** Kind of failure of a code; determines the behavior of the gateway and the logs. */
export type ErrorKind = 'invalid' | 'conflict' | 'limited' | 'unavailable' | 'internal'

/** A failure as listed in the catalogue. */
export interface CatalogueEntry {
  readonly kind: ErrorKind
  readonly logLevel: 'info' | 'warn' | 'error'
  /** One plain sentence that may be shown to the person who caused or met the failure. */
  readonly message: string
}

/** The request is invalid. */
const invalid = (message: string) => ({ kind: 'invalid', logLevel: 'info', message }) as const
/** The state of the record does not allow it. */
const conflict = (message: string) => ({ kind: 'conflict', logLevel: 'info', message }) as const

/**
 * Every failure the platform can name (ERR-04). Codes are stable. A person reads the message when no more specific
 * place, such as a field or a screen, has its own text. docs/generated/errors.md is generated from this table.
 */
export const errorCatalogue = {
  INPUT_INVALID: invalid(
    'Please fill in all required fields correctly before submitting. Fields marked in red are required.',
  ),
  IDEMPOTENCY_CONFLICT: {
    kind: 'conflict',
    logLevel: 'warn',
    message: 'This idempotency key was already used for a different request. Use a new key for a new request.',
  },
  PLANNER_PAUSED: conflict(
    'We are not accepting new trip enquiries at the moment. What you typed is kept; please try again later, or use the contact form.',
  ),
  REFERRAL_LINK_INVALID: invalid('Invalid referral link - Please check the URL'),
  REFERRAL_CODE_UNKNOWN: invalid(
    'This referral code is not recognized. Please check the URL or contact the person who shared the link.',
  ),
  REFERRAL_CODE_INACTIVE: invalid(
    'This referral code may be invalid or not yet activated. Please contact the tour guide who provided this link.',
  ),
  NEWSLETTER_ALREADY_SUBSCRIBED: conflict('This email is already subscribed to our newsletter.'),
  CONSENT_LINK_INVALID: invalid(
    'This link is no longer valid. Please use the link in the email that confirmed your enquiry.',
  ),
  LINK_INVALID: invalid(
    'This link is no longer valid. Please use the link in our most recent email, or ask for a new one with your reference.',
  ),
  CODE_WRONG: invalid('This code did not work. It may be mistyped or too old; you can ask for a new one.'),
  SESSION_ENDED: invalid('Your session has ended. Please open the link in our email again.'),
  LEVEL_TOO_LOW: invalid('Please enter a code first. We send it to the email address of your request.'),
  MY_REQUEST_CONFLICT: conflict('This is no longer possible. Please reload the page to see the state of your request.'),
  NEWSLETTER_LINK_INVALID: invalid('This link is no longer valid. Please use the link in our most recent email.'),
  NEWSLETTER_ISSUE_NOT_FOUND: invalid('Newsletter issue not found.'),
  NEWSLETTER_ISSUE_STATE_CONFLICT: conflict(
    'The state of this newsletter issue no longer allows that. Review it, then try again.',
  ),
  NEWSLETTER_SUBSCRIBER_NOT_FOUND: invalid('Subscriber not found.'),
  APPLICATION_UNKNOWN: invalid('Application not found.'),
  APPLICATION_DECIDED: conflict('A decision has already been made on this application.'),
  REFERRAL_CODE_NOT_FOUND: invalid('Referral code not found.'),
  REFERRAL_CODE_STATE_CONFLICT: conflict('The state of this code no longer allows that. Review it, then try again.'),
  AMBASSADOR_NOT_FOUND: invalid('Ambassador not found.'),
  AMBASSADOR_STATE_CONFLICT: conflict('The state of this ambassador no longer allows that. Review it, then try again.'),
  DOCUMENT_LINK_INVALID: invalid('This link is no longer valid. Please use the link in our most recent email.'),
  UPLOAD_REFUSED: invalid(
    "We can't accept this file. Please choose a PDF, JPEG, PNG, WebP or HEIC file of up to 10 MB.",
  ),
  SIGN_IN_REFUSED: invalid('That did not work. Check your details, or wait a moment and try again.'),
  SIGN_IN_REQUIRED: invalid('Please sign in to continue.'),
  REAUTHENTICATION_REQUIRED: invalid("Please confirm that it's you. What you entered has been kept."),
  NOT_ALLOWED: {
    kind: 'invalid',
    logLevel: 'warn',
    message: 'Your roles do not allow this.',
  },
  INVITATION_INVALID: invalid('This link is no longer valid. Please ask an admin for a new one.'),
  PASSKEY_REFUSED: invalid('This passkey could not be added. Please try again, or use another device.'),
  LAST_SIGN_IN_METHOD: conflict('This is your only remaining sign-in method. Add another one first.'),
  RESET_INVALID: invalid("That link or code didn't work. Check the code, or request a new link."),
  SECOND_PERSON_NEEDED: conflict(
    'This needs two admins: one requests it, and a different one confirms it after speaking to the person.',
  ),
  STAFF_EXISTS: conflict('Someone with this email address is already on the team.'),
  STAFF_UNKNOWN: invalid('Team member not found.'),
  CHANGED_MEANWHILE: conflict(
    'Someone else has changed this since you opened it. Review the current version, then save again if you still want to.',
  ),
  RECEIPT_UNKNOWN: invalid('No receipt found. Check the reference, or ask the person for the link in their receipt.'),
  ENQUIRY_UNKNOWN: invalid('Enquiry not found.'),
  MESSAGE_UNKNOWN: invalid('Message not found.'),
  REPLY_ON_ITS_WAY: conflict('This reply can no longer be recalled: it is being sent, or has already been recalled.'),
  CALL_UNKNOWN: conflict('This call has begun or is no longer suggested.'),
  TEMPLATE_UNKNOWN: invalid('Template not found.'),
  PUBLICATION_UNKNOWN: invalid('Text not found.'),
  APPROVAL_NEEDED: conflict(
    'This is a medical text. Submit it for review; it can be published once a second person has approved it.',
  ),
  APPROVER_IS_AUTHOR: conflict('You wrote part of this text, so someone else has to approve it.'),
  PRICE_CHANGE_UNKNOWN: invalid('Price change not found.'),
  CATALOGUE_ENTRY_UNKNOWN: invalid('Catalogue entry not found.'),
  PLAN_UNKNOWN: invalid('Plan not found.'),
  PLAN_SETTLED: conflict('This plan has already been approved and is being sent to the patient.'),
  PLAN_NEEDS_ANOTHER: conflict(
    'A plan of this kind needs two different people, one of them a doctor. Someone else has to approve it now.',
  ),
  ENQUIRY_CLAIMED: conflict('Someone else is working on this enquiry. You can take it over if you need to.'),
  OWN_ROLES: conflict("You can't change your own permissions. Please ask another admin."),
  LAST_ADMIN: conflict('There must be at least one admin. Make someone else an admin first.'),
  PARTNER_EXISTS: conflict('A partner with this name already exists.'),
  PARTNER_UNKNOWN: invalid('Partner not found.'),
  PARTNER_STATE_CONFLICT: conflict(
    'This is not possible in the state the partner is in now. Reload the page to see the current state.',
  ),
  PARTNER_DISABLED: invalid('Your access to the API is disabled. Please contact us; your keys are kept.'),
  TOO_MANY_KEYS: conflict(
    'This partner has reached the maximum number of active keys for this mode. Revoke one first.',
  ),
  API_KEY_UNKNOWN: invalid('API key not found, or no longer valid.'),
  API_KEY_REQUIRED: invalid('An API key is required. Send it as Authorization: Bearer snb_…'),
  SCOPE_MISSING: invalid('This API key does not have the required scope.'),
  NOT_FOR_API_KEYS: invalid(
    'An API key may not do this: people do it themselves on our site. Enquiries of people who agreed are submitted with submitTripPlanEnquiry and submitConsultationEnquiry.',
  ),
  API_KEY_INVALID: invalid('Invalid API key. It may be mistyped, expired or revoked.'),
  TOKEN_INVALID: invalid(
    'Invalid personal token. It may be mistyped, expired or revoked, or its owner may no longer sign in.',
  ),
  TOKEN_UNKNOWN: invalid('Token not found, or no longer valid.'),
  TOO_MANY_TOKENS: conflict('You have reached the maximum number of active tokens. Revoke one first.'),
  NOT_FOR_TOKENS: invalid('A personal token may not do this. Sign in to the staff desk and do it there.'),
  THROTTLED: {
    kind: 'limited',
    logLevel: 'info',
    message:
      'Rate limit exceeded (points, concurrent requests or enquiries). Retry after the time given in Retry-After.',
  },
  VERSION_UNKNOWN: invalid(
    'Unknown API version. Send a supported version in the Seneb-Version header, or omit the header.',
  ),
  QUERY_TOO_DEAR: invalid('This query exceeds the maximum cost per request. Request fewer fields or smaller pages.'),
  SITE_MAP_NOT_GENERATED: {
    kind: 'unavailable',
    logLevel: 'error',
    message: 'Error generating sitemap',
  },
  SITE_MAP_NEVER_GENERATED: conflict('Please generate the site map first.'),
  SITE_MAP_SUBMISSION_NOT_CONFIGURED: conflict('Submission not configured; robots.txt announces the sitemap'),
  SITE_MAP_NOT_SUBMITTED: {
    kind: 'unavailable',
    logLevel: 'warn',
    message: 'Error submitting sitemap. Please try again.',
  },
  EMAIL_NOT_WAITING: conflict(
    "This email can't be resent: it has been sent, is being sent, or its content has been deleted.",
  ),
  EMAIL_UNKNOWN: invalid('Email not found. Someone else may have assigned or removed it.'),
  DEAD_LETTERS_SETTLED: conflict('None of these are waiting any longer: someone else has replayed or discarded them.'),
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
  /** Stable code of the problem for programs: `FULL_NAME_SHORT`. Browsers show the message and set none. */
  readonly code?: string
  /** Limits that the message mentions; never a part of the input. */
  readonly values?: readonly { readonly name: string; readonly value: string }[]
}
