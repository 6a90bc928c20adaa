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
