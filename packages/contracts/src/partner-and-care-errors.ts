/** Failures of partners and their keys, a part of the catalogue. */
export const partnerErrors = {
  PARTNER_EXISTS: {
    kind: 'conflict',
    logLevel: 'info',
    message: 'There is a partner of this name already.',
  },
  PARTNER_UNKNOWN: {
    kind: 'invalid',
    logLevel: 'info',
    message: 'There is no such partner.',
  },
  TOO_MANY_KEYS: {
    kind: 'conflict',
    logLevel: 'info',
    message: 'This partner has as many live keys of this mode as one may have. Revoke one first.',
  },
  API_KEY_UNKNOWN: {
    kind: 'invalid',
    logLevel: 'info',
    message: 'There is no such API key, or it is worth nothing any more.',
  },
  API_KEY_REQUIRED: {
    kind: 'invalid',
    logLevel: 'info',
    message: 'This takes an API key. Send it as Authorization: Bearer snb_…',
  },
  SCOPE_MISSING: {
    kind: 'invalid',
    logLevel: 'info',
    message: 'This API key may not do this.',
  },
  NOT_FOR_API_KEYS: {
    kind: 'invalid',
    logLevel: 'info',
    message:
      'An API key may not do this: people do it themselves on our site. Enquiries of people who agreed are handed in with onBehalf.',
  },
  API_KEY_INVALID: {
    kind: 'invalid',
    logLevel: 'info',
    message: 'This API key is not valid. It is mistyped, unknown, expired or revoked; please use another one.',
  },
  THROTTLED: {
    kind: 'limited',
    logLevel: 'info',
    message:
      'You are asking more than you may for the moment: in points, requests at once or enquiries. Please try again later.',
  },
  VERSION_UNKNOWN: {
    kind: 'invalid',
    logLevel: 'info',
    message: 'There is no such version of this API. Name one that there is in Seneb-Version, or leave it out.',
  },
  QUERY_TOO_DEAR: {
    kind: 'invalid',
    logLevel: 'info',
    message: 'This request costs more points than one request may. Please ask for less at once.',
  },
} as const satisfies Record<string, CatalogueEntry>

/** Failures of the care team's work on enquiries, a part of the catalogue. */
export const careErrors = {
  ENQUIRY_UNKNOWN: {
    kind: 'invalid',
    logLevel: 'info',
    message: 'There is no such enquiry.',
  },
  ANSWER_ON_ITS_WAY: {
    kind: 'conflict',
    logLevel: 'info',
    message: 'This answer cannot be taken back any more: it is on its way, or was taken back already.',
  },
  TEMPLATE_UNKNOWN: {
    kind: 'invalid',
    logLevel: 'info',
    message: 'There is no such template.',
  },
  PLAN_UNKNOWN: {
    kind: 'invalid',
    logLevel: 'info',
    message: 'There is no such plan.',
  },
  PLAN_SETTLED: {
    kind: 'conflict',
    logLevel: 'info',
    message: 'This plan was approved already and is on its way to the patient.',
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
    message: 'Someone else is working on this enquiry. Take it over if you have to.',
  },
} as const satisfies Record<string, CatalogueEntry>

/** What sort of failure a code names; the gateway and the logs decide by it. */
export type ErrorKind = 'invalid' | 'conflict' | 'limited' | 'unavailable' | 'internal'

/** A failure as the catalogue has it. */
export interface CatalogueEntry {
  readonly kind: ErrorKind
  readonly logLevel: 'info' | 'warn' | 'error'
  /** One plain sentence that may be shown to the person who caused or met the failure. */
  readonly message: string
}
