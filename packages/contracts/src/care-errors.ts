import type { CatalogueEntry } from './error-entry.js'

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
  ENQUIRY_CLAIMED: {
    kind: 'conflict',
    logLevel: 'info',
    message: 'Someone else is working on this enquiry. Take it over if you have to.',
  },
} as const satisfies Record<string, CatalogueEntry>
