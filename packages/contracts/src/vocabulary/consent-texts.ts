/** Purpose of a consent. */
export const consentPurposes = ['personal-data', 'health-data', 'plan-draft', 'consultation-terms'] as const
export type ConsentPurpose = (typeof consentPurposes)[number]

/**
 * Exact text of a consent. A changed sentence is a new version; the old one moves to `earlier-consent-texts.ts` and
 * stays unchanged (D-83).
 */
export interface ConsentText {
  readonly purpose: ConsentPurpose
  readonly version: string
  readonly text: string
}

/**
 * TRIP-54: a trip enquiry requires this consent. It covers health data, because every treatment reveals something about
 * it (D-66).
 */
export const personalDataConsent = {
  purpose: 'personal-data',
  version: '2026-11-23',
  text: 'I consent to the processing of my personal data, including what I say here about my health. Seneb and its care team in Egypt use it to process my trip enquiry and to answer me.',
} as const satisfies ConsentText

/** Without this consent no plan is drafted for a trip enquiry, and none of its data goes to a model (D-66). */
export const planDraftConsent = {
  purpose: 'plan-draft',
  version: '2026-11-23',
  text: 'I allow Seneb to draft a first plan with the help of a machine (AI), from the facts of my trip and treatment. The fields for names and contacts are left out.',
} as const satisfies ConsentText

/** D-66: without it treatment and message of a consultation request are not stored. */
export const healthDataConsent = {
  purpose: 'health-data',
  version: '2026-11-23',
  text: 'I consent to the use of what I say here about my health, in treatment and message. Seneb and its care team in Egypt use it to answer this request.',
} as const satisfies ConsentText

/** CONT-04: the tick of the consultation request. */
export const consultationTerms = {
  purpose: 'consultation-terms',
  version: '2026-11-21',
  text: 'I acknowledge the terms of service and consent to the processing of my details, including the treatment I am interested in, to answer this request.',
} as const satisfies ConsentText
