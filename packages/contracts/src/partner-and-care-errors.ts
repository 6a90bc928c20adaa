/** Failures of partners and their keys, a part of the catalogue. */
export const partnerErrors = {
  PARTNER_EXISTS: {
    kind: 'conflict',
    logLevel: 'info',
    message: 'A partner with this name already exists.',
  },
  PARTNER_UNKNOWN: {
    kind: 'invalid',
    logLevel: 'info',
    message: 'Partner not found.',
  },
  TOO_MANY_KEYS: {
    kind: 'conflict',
    logLevel: 'info',
    message: 'This partner has reached the maximum number of active keys for this mode. Revoke one first.',
  },
  API_KEY_UNKNOWN: {
    kind: 'invalid',
    logLevel: 'info',
    message: 'API key not found, or no longer valid.',
  },
  API_KEY_REQUIRED: {
    kind: 'invalid',
    logLevel: 'info',
    message: 'An API key is required. Send it as Authorization: Bearer snb_…',
  },
  SCOPE_MISSING: {
    kind: 'invalid',
    logLevel: 'info',
    message: 'This API key does not have the required scope.',
  },
  NOT_FOR_API_KEYS: {
    kind: 'invalid',
    logLevel: 'info',
    message:
      'An API key may not do this: people do it themselves on our site. Enquiries of people who agreed are submitted with submitTripPlanEnquiry and submitConsultationEnquiry.',
  },
  API_KEY_INVALID: {
    kind: 'invalid',
    logLevel: 'info',
    message: 'Invalid API key. It may be mistyped, expired or revoked.',
  },
  THROTTLED: {
    kind: 'limited',
    logLevel: 'info',
    message:
      'Rate limit exceeded (points, concurrent requests or enquiries). Retry after the time given in Retry-After.',
  },
  VERSION_UNKNOWN: {
    kind: 'invalid',
    logLevel: 'info',
    message: 'Unknown API version. Send a supported version in the Seneb-Version header, or omit the header.',
  },
  QUERY_TOO_DEAR: {
    kind: 'invalid',
    logLevel: 'info',
    message: 'This query exceeds the maximum cost per request. Request fewer fields or smaller pages.',
  },
} as const satisfies Record<string, CatalogueEntry>

/** Failures of the care team's work on enquiries, a part of the catalogue. */
export const careErrors = {
  ENQUIRY_UNKNOWN: {
    kind: 'invalid',
    logLevel: 'info',
    message: 'Enquiry not found.',
  },
  ANSWER_ON_ITS_WAY: {
    kind: 'conflict',
    logLevel: 'info',
    message: 'This reply can no longer be recalled: it is being sent, or has already been recalled.',
  },
  TEMPLATE_UNKNOWN: {
    kind: 'invalid',
    logLevel: 'info',
    message: 'Template not found.',
  },
  PLAN_UNKNOWN: {
    kind: 'invalid',
    logLevel: 'info',
    message: 'Plan not found.',
  },
  PLAN_SETTLED: {
    kind: 'conflict',
    logLevel: 'info',
    message: 'This plan has already been approved and is being sent to the patient.',
  },
  PLAN_NEEDS_ANOTHER: {
    kind: 'conflict',
    logLevel: 'info',
    message:
      'A plan of this kind needs two different people, one of them a doctor. Someone else has to approve it now.',
  },
  ENQUIRY_CLAIMED: {
    kind: 'conflict',
    logLevel: 'info',
    message: 'Someone else is working on this enquiry. You can take it over if you need to.',
  },
} as const satisfies Record<string, CatalogueEntry>

/** Kind of failure of a code; determines the behavior of the gateway and the logs. */
export type ErrorKind = 'invalid' | 'conflict' | 'limited' | 'unavailable' | 'internal'

/** A failure as the catalogue has it. */
export interface CatalogueEntry {
  readonly kind: ErrorKind
  readonly logLevel: 'info' | 'warn' | 'error'
  /** One plain sentence that may be shown to the person who caused or met the failure. */
  readonly message: string
}
