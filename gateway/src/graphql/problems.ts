import { type ErrorCode, type FieldProblem } from '@seneb/contracts/errors'
import { freshSignInS } from '@seneb/contracts/vocabulary/staff-access'
import { AppError } from '@seneb/platform/app-error'

import { NotAllowed, RateLimited } from '../access/access-errors.js'

/** A member of a mutation's result union that is not the success; the SDL's `Problem` types. */
export type Problem =
  | {
      readonly __typename: 'InvalidInput'
      code: string
      message: string
      fields: readonly ReturnType<typeof visibleField>[]
    }
  | { readonly __typename: 'IdempotencyConflict'; code: string; message: string }
  | { readonly __typename: 'PlannerPaused'; code: string; message: string }
  | { readonly __typename: 'InvalidReferralLink'; code: string; message: string }
  | { readonly __typename: 'ReferralCodeUnknown'; code: string; message: string }
  | { readonly __typename: 'ReferralCodeInactive'; code: string; message: string }
  | { readonly __typename: 'ApplicationUnknown'; code: string; message: string }
  | { readonly __typename: 'ApplicationDecided'; code: string; message: string }
  | { readonly __typename: 'ReferralCodeNotFound'; code: string; message: string }
  | { readonly __typename: 'ReferralCodeStateConflict'; code: string; message: string }
  | { readonly __typename: 'AmbassadorNotFound'; code: string; message: string }
  | { readonly __typename: 'AmbassadorStateConflict'; code: string; message: string }
  | { readonly __typename: 'DocumentLinkInvalid'; code: string; message: string }
  | { readonly __typename: 'AlreadySubscribed'; code: string; message: string }
  | { readonly __typename: 'ConsentLinkInvalid'; code: string; message: string }
  | { readonly __typename: 'MyLinkInvalid'; code: string; message: string }
  | { readonly __typename: 'MyCodeWrong'; code: string; message: string }
  | { readonly __typename: 'MySessionEnded'; code: string; message: string }
  | { readonly __typename: 'MyCodeRequired'; code: string; message: string }
  | { readonly __typename: 'MyRequestConflict'; code: string; message: string }
  | { readonly __typename: 'NewsletterLinkInvalid'; code: string; message: string }
  | { readonly __typename: 'SignInRefused'; code: string; message: string }
  | { readonly __typename: 'SignInRequired'; code: string; message: string }
  | { readonly __typename: 'ReauthenticationRequired'; code: string; message: string; maxAuthAgeSeconds: number }
  | { readonly __typename: 'NotAllowed'; code: string; message: string; roles: readonly string[] }
  | { readonly __typename: 'InvitationInvalid'; code: string; message: string }
  | { readonly __typename: 'PasskeyRefused'; code: string; message: string }
  | { readonly __typename: 'LastSignInMethod'; code: string; message: string }
  | { readonly __typename: 'ResetInvalid'; code: string; message: string }
  | { readonly __typename: 'SecondPersonNeeded'; code: string; message: string }
  | { readonly __typename: 'StaffExists'; code: string; message: string }
  | { readonly __typename: 'StaffUnknown'; code: string; message: string }
  | { readonly __typename: 'ChangedMeanwhile'; code: string; message: string }
  | { readonly __typename: 'ReceiptNotFound'; code: string; message: string }
  | { readonly __typename: 'NewsletterIssueNotFound'; code: string; message: string }
  | { readonly __typename: 'NewsletterIssueStateConflict'; code: string; message: string }
  | { readonly __typename: 'NewsletterSubscriberNotFound'; code: string; message: string }
  | { readonly __typename: 'EnquiryNotFound'; code: string; message: string }
  | { readonly __typename: 'ReplyOnItsWay'; code: string; message: string }
  | { readonly __typename: 'SuggestedCallNotFound'; code: string; message: string }
  | { readonly __typename: 'TemplateUnknown'; code: string; message: string }
  | { readonly __typename: 'PublicationUnknown'; code: string; message: string }
  | { readonly __typename: 'ApprovalNeeded'; code: string; message: string }
  | { readonly __typename: 'ApproverIsAuthor'; code: string; message: string }
  | { readonly __typename: 'PriceChangeNotFound'; code: string; message: string }
  | { readonly __typename: 'CatalogueEntryUnknown'; code: string; message: string }
  | { readonly __typename: 'PlanUnknown'; code: string; message: string }
  | { readonly __typename: 'PlanSettled'; code: string; message: string }
  | { readonly __typename: 'PlanNeedsAnother'; code: string; message: string }
  | { readonly __typename: 'EnquiryClaimed'; code: string; message: string }
  | { readonly __typename: 'OwnRoles'; code: string; message: string }
  | { readonly __typename: 'LastAdmin'; code: string; message: string }
  | { readonly __typename: 'PartnerExists'; code: string; message: string }
  | { readonly __typename: 'PartnerUnknown'; code: string; message: string }
  | { readonly __typename: 'PartnerStateConflict'; code: string; message: string }
  | { readonly __typename: 'TooManyApiKeys'; code: string; message: string }
  | { readonly __typename: 'ApiKeyUnknown'; code: string; message: string }
  | { readonly __typename: 'TokenUnknown'; code: string; message: string }
  | { readonly __typename: 'TooManyTokens'; code: string; message: string }
  | { readonly __typename: 'DeadLettersSettled'; code: string; message: string }
  | { readonly __typename: 'MailNotWaiting'; code: string; message: string }
  | { readonly __typename: 'EmailNotFound'; code: string; message: string }
  | { readonly __typename: 'SitemapNotGenerated'; code: string; message: string }
  | { readonly __typename: 'SitemapNeverGenerated'; code: string; message: string }
  | { readonly __typename: 'SitemapSubmissionNotConfigured'; code: string; message: string }
  | { readonly __typename: 'SitemapNotSubmitted'; code: string; message: string }
  | { readonly __typename: 'TooManyRequests'; code: string; message: string; retryAfterSeconds: number }
  | { readonly __typename: 'TemporarilyUnavailable'; code: string; message: string }

/** A problem of a field as clients have it. */
export function visibleField({ values, ...field }: FieldProblem) {
  return { ...field, parameters: values ?? [] }
}

const minuteInSeconds = 60

// A code that is added to the catalogue and not here does not compile.
const problemBy: Readonly<Record<ErrorCode, (error: AppError) => Problem | undefined>> = {
  INPUT_INVALID: ({ code, message, fields }) => ({
    __typename: 'InvalidInput',
    code,
    message,
    // Sentences without a bound name none.
    fields: fields.map(visibleField),
  }),
  IDEMPOTENCY_CONFLICT: ({ code, message }) => ({ __typename: 'IdempotencyConflict', code, message }),
  PLANNER_PAUSED: ({ code, message }) => ({ __typename: 'PlannerPaused', code, message }),
  REFERRAL_LINK_INVALID: ({ code, message }) => ({ __typename: 'InvalidReferralLink', code, message }),
  REFERRAL_CODE_UNKNOWN: ({ code, message }) => ({ __typename: 'ReferralCodeUnknown', code, message }),
  REFERRAL_CODE_INACTIVE: ({ code, message }) => ({ __typename: 'ReferralCodeInactive', code, message }),
  NEWSLETTER_ALREADY_SUBSCRIBED: ({ code, message }) => ({ __typename: 'AlreadySubscribed', code, message }),
  CONSENT_LINK_INVALID: ({ code, message }) => ({ __typename: 'ConsentLinkInvalid', code, message }),
  LINK_INVALID: ({ code, message }) => ({ __typename: 'MyLinkInvalid', code, message }),
  CODE_WRONG: ({ code, message }) => ({ __typename: 'MyCodeWrong', code, message }),
  SESSION_ENDED: ({ code, message }) => ({ __typename: 'MySessionEnded', code, message }),
  LEVEL_TOO_LOW: ({ code, message }) => ({ __typename: 'MyCodeRequired', code, message }),
  MY_REQUEST_CONFLICT: ({ code, message }) => ({ __typename: 'MyRequestConflict', code, message }),
  NEWSLETTER_LINK_INVALID: ({ code, message }) => ({ __typename: 'NewsletterLinkInvalid', code, message }),
  APPLICATION_UNKNOWN: ({ code, message }) => ({ __typename: 'ApplicationUnknown', code, message }),
  APPLICATION_DECIDED: ({ code, message }) => ({ __typename: 'ApplicationDecided', code, message }),
  REFERRAL_CODE_NOT_FOUND: ({ code, message }) => ({ __typename: 'ReferralCodeNotFound', code, message }),
  REFERRAL_CODE_STATE_CONFLICT: ({ code, message }) => ({ __typename: 'ReferralCodeStateConflict', code, message }),
  AMBASSADOR_NOT_FOUND: ({ code, message }) => ({ __typename: 'AmbassadorNotFound', code, message }),
  AMBASSADOR_STATE_CONFLICT: ({ code, message }) => ({ __typename: 'AmbassadorStateConflict', code, message }),
  DOCUMENT_LINK_INVALID: ({ code, message }) => ({ __typename: 'DocumentLinkInvalid', code, message }),
  // Used only by POST /uploads, which is not part of the graph.
  UPLOAD_REFUSED: () => undefined,
  SIGN_IN_REFUSED: ({ code, message }) => ({ __typename: 'SignInRefused', code, message }),
  SIGN_IN_REQUIRED: ({ code, message }) => ({ __typename: 'SignInRequired', code, message }),
  REAUTHENTICATION_REQUIRED: ({ code, message }) => ({
    __typename: 'ReauthenticationRequired',
    code,
    message,
    maxAuthAgeSeconds: freshSignInS,
  }),
  NOT_ALLOWED: (error) => {
    // When only the service refuses, not the gateway, only the message names the roles.
    const roles = error instanceof NotAllowed ? error.roles : []
    return { __typename: 'NotAllowed', code: error.code, message: error.message, roles }
  },
  INVITATION_INVALID: ({ code, message }) => ({ __typename: 'InvitationInvalid', code, message }),
  PASSKEY_REFUSED: ({ code, message }) => ({ __typename: 'PasskeyRefused', code, message }),
  LAST_SIGN_IN_METHOD: ({ code, message }) => ({ __typename: 'LastSignInMethod', code, message }),
  RESET_INVALID: ({ code, message }) => ({ __typename: 'ResetInvalid', code, message }),
  SECOND_PERSON_NEEDED: ({ code, message }) => ({ __typename: 'SecondPersonNeeded', code, message }),
  STAFF_EXISTS: ({ code, message }) => ({ __typename: 'StaffExists', code, message }),
  STAFF_UNKNOWN: ({ code, message }) => ({ __typename: 'StaffUnknown', code, message }),
  NEWSLETTER_ISSUE_NOT_FOUND: ({ code, message }) => ({ __typename: 'NewsletterIssueNotFound', code, message }),
  NEWSLETTER_ISSUE_STATE_CONFLICT: ({ code, message }) => ({
    __typename: 'NewsletterIssueStateConflict',
    code,
    message,
  }),
  NEWSLETTER_SUBSCRIBER_NOT_FOUND: ({ code, message }) => ({
    __typename: 'NewsletterSubscriberNotFound',
    code,
    message,
  }),
  CHANGED_MEANWHILE: ({ code, message }) => ({ __typename: 'ChangedMeanwhile', code, message }),
  RECEIPT_UNKNOWN: ({ code, message }) => ({ __typename: 'ReceiptNotFound', code, message }),
  ENQUIRY_UNKNOWN: ({ code, message }) => ({ __typename: 'EnquiryNotFound', code, message }),
  REPLY_ON_ITS_WAY: ({ code, message }) => ({ __typename: 'ReplyOnItsWay', code, message }),
  CALL_UNKNOWN: ({ code, message }) => ({ __typename: 'SuggestedCallNotFound', code, message }),
  TEMPLATE_UNKNOWN: ({ code, message }) => ({ __typename: 'TemplateUnknown', code, message }),
  PUBLICATION_UNKNOWN: ({ code, message }) => ({ __typename: 'PublicationUnknown', code, message }),
  APPROVAL_NEEDED: ({ code, message }) => ({ __typename: 'ApprovalNeeded', code, message }),
  APPROVER_IS_AUTHOR: ({ code, message }) => ({ __typename: 'ApproverIsAuthor', code, message }),
  PRICE_CHANGE_UNKNOWN: ({ code, message }) => ({ __typename: 'PriceChangeNotFound', code, message }),
  CATALOGUE_ENTRY_UNKNOWN: ({ code, message }) => ({ __typename: 'CatalogueEntryUnknown', code, message }),
  PLAN_UNKNOWN: ({ code, message }) => ({ __typename: 'PlanUnknown', code, message }),
  PLAN_SETTLED: ({ code, message }) => ({ __typename: 'PlanSettled', code, message }),
  PLAN_NEEDS_ANOTHER: ({ code, message }) => ({ __typename: 'PlanNeedsAnother', code, message }),
  ENQUIRY_CLAIMED: ({ code, message }) => ({ __typename: 'EnquiryClaimed', code, message }),
  OWN_ROLES: ({ code, message }) => ({ __typename: 'OwnRoles', code, message }),
  LAST_ADMIN: ({ code, message }) => ({ __typename: 'LastAdmin', code, message }),
  PARTNER_EXISTS: ({ code, message }) => ({ __typename: 'PartnerExists', code, message }),
  PARTNER_UNKNOWN: ({ code, message }) => ({ __typename: 'PartnerUnknown', code, message }),
  PARTNER_STATE_CONFLICT: ({ code, message }) => ({ __typename: 'PartnerStateConflict', code, message }),
  // Keys of a disabled partner are refused before the graph.
  PARTNER_DISABLED: () => undefined,
  TOO_MANY_KEYS: ({ code, message }) => ({ __typename: 'TooManyApiKeys', code, message }),
  API_KEY_UNKNOWN: ({ code, message }) => ({ __typename: 'ApiKeyUnknown', code, message }),
  TOKEN_UNKNOWN: ({ code, message }) => ({ __typename: 'TokenUnknown', code, message }),
  TOO_MANY_TOKENS: ({ code, message }) => ({ __typename: 'TooManyTokens', code, message }),
  // Reported before a request reaches the graph, or among the errors of a response: the client has to change its
  // request.
  API_KEY_REQUIRED: () => undefined,
  SCOPE_MISSING: () => undefined,
  NOT_FOR_API_KEYS: () => undefined,
  API_KEY_INVALID: () => undefined,
  NOT_FOR_TOKENS: () => undefined,
  TOKEN_INVALID: () => undefined,
  MESSAGE_UNKNOWN: () => undefined,
  THROTTLED: () => undefined,
  VERSION_UNKNOWN: () => undefined,
  QUERY_TOO_DEAR: () => undefined,
  DEAD_LETTERS_SETTLED: ({ code, message }) => ({ __typename: 'DeadLettersSettled', code, message }),
  EMAIL_NOT_WAITING: ({ code, message }) => ({ __typename: 'MailNotWaiting', code, message }),
  EMAIL_UNKNOWN: ({ code, message }) => ({ __typename: 'EmailNotFound', code, message }),
  SITE_MAP_NOT_GENERATED: ({ code, message }) => ({ __typename: 'SitemapNotGenerated', code, message }),
  SITE_MAP_NEVER_GENERATED: ({ code, message }) => ({ __typename: 'SitemapNeverGenerated', code, message }),
  SITE_MAP_SUBMISSION_NOT_CONFIGURED: ({ code, message }) => ({
    __typename: 'SitemapSubmissionNotConfigured',
    code,
    message,
  }),
  SITE_MAP_NOT_SUBMITTED: ({ code, message }) => ({ __typename: 'SitemapNotSubmitted', code, message }),
  RATE_LIMITED: (error) => {
    // A service that refuses does not know the waiting time.
    const { code, message, retryAfterSeconds } = error instanceof RateLimited ? error : new RateLimited(minuteInSeconds)
    return { __typename: 'TooManyRequests', code, message, retryAfterSeconds }
  },
  UNAVAILABLE: ({ code, message }) => ({ __typename: 'TemporarilyUnavailable', code, message }),
  INTERNAL: () => undefined,
}

/**
 * Returns an error that a person can act on, as a member of the mutation's union; undefined when the failure is ours
 * (ERR-04).
 */
export function problemOf(error: unknown): Problem | undefined {
  return error instanceof AppError ? problemBy[error.code](error) : undefined
}
