/** What a person agreed to, word for word. A changed sentence is a new version; old ones stay (D-83). */
export interface ConsentText {
  readonly purpose: 'personal-data' | 'health-data' | 'consultation-terms'
  readonly version: string
  readonly text: string
}

/** TRIP-54 */
export const personalDataConsent = {
  purpose: 'personal-data',
  version: '2026-11-01',
  text: 'I consent to the processing of my personal data. It is used to process my trip enquiry.',
} as const satisfies ConsentText

/** D-66 */
export const healthDataConsent = {
  purpose: 'health-data',
  version: '2026-11-01',
  text: 'I consent to the processing of the health details in this enquiry so that a treatment and travel plan can be prepared.',
} as const satisfies ConsentText

/** CONT-04: the tick of the consultation request. It names the treatment, which is a detail of health (D-66). */
export const consultationTerms = {
  purpose: 'consultation-terms',
  version: '2026-11-21',
  text: 'I acknowledge the terms of service and consent to the processing of my details, including the treatment I am interested in, to answer this request.',
} as const satisfies ConsentText
