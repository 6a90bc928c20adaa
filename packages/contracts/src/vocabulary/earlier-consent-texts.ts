import {
  consultationTerms,
  healthDataConsent,
  personalDataConsent,
  planDraftConsent,
  type ConsentText,
} from './consent-texts.js'

/** Texts that are no longer used; people agreed to them, so they stay unchanged. */
const earlierConsentTexts = [
  {
    purpose: 'personal-data',
    version: '2026-11-01',
    text: 'I consent to the processing of my personal data. It is used to process my trip enquiry.',
  },
  {
    purpose: 'health-data',
    version: '2026-11-01',
    text: 'I consent to the processing of the health details in this enquiry so that a treatment and travel plan can be prepared.',
  },
] as const satisfies readonly ConsentText[]

/** Every text that was ever published. Each consent is stored with purpose and version, which identify its text. */
export const allConsentTexts: readonly ConsentText[] = [
  ...earlierConsentTexts,
  personalDataConsent,
  planDraftConsent,
  healthDataConsent,
  consultationTerms,
]
