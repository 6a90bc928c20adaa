import { array, boolean, number, object, string } from 'yup'

import { defineEvent, defineRequest } from '../../define.js'

/** One typical step of a stay. `day` counts from arrival, 1 is the day of arrival. */
const procedureStep = object({
  day: number().integer().min(1).required(),
  title: string().required(),
  detail: string().required(),
}).noUnknown()

export const dayOfStay = () => number().integer().min(1)
const dayCount = () => number().integer().min(0)

/** First day on which flying is commonly allowed, counted from the treatment, or from `from` if present. */
export const flyAfter = object({
  min: dayCount().required(),
  /** Instead of `min` before a flight of four hours or more. */
  long: dayCount().optional(),
  /** The day of the stay the interval counts from when it is not the treatment's, such as the embryo transfer. */
  from: dayOfStay().optional(),
  /**
   * Days after the treatment between which flying is also not allowed, both inclusive, for example while blood counts
   * are lowest.
   */
  avoid: object({ from: dayCount().required(), until: dayCount().required() })
    .noUnknown()
    .optional()
    .default(undefined),
}).noUnknown()

/** A second journey that belongs to the treatment, such as that for the final crowns; days count from the treatment. */
const secondJourney = object({
  afterDays: object({ min: dayCount().required(), max: dayCount().required() }).noUnknown().required(),
  /** Purpose of the second journey, in one sentence. */
  reason: string().required(),
}).noUnknown()

/** Source of a statement; without a URL it is our own estimate or a printed source. */
const source = object({ title: string().required(), url: string().optional() }).noUnknown()

/** Facts that apply to every treatment of a kind, stated once for all of them. */
export const commonFacts = object({
  kind: string().required(),
  beforeTravel: array(string().required()).required().min(0),
  recovery: array(string().required()).required().min(0),
  questionsForProvider: array(string().required()).required().min(0),
}).noUnknown()

/** Value of `reviewedBy` while no clinician has signed an entry (D-49). */
export const noReviewer = 'none'

/** Whether new enquiries can no longer choose an entry, and the names under which earlier ones know it. */
const entryHistory = {
  isRetired: boolean().optional(),
  formerNames: array(string().required()).optional(),
}

/** Published facts of a procedure that are needed to plan a stay. Typical figures, never advice. */
export const catalogueProcedure = object({
  slug: string().required(),
  name: string().required(),
  /** Nights in Egypt that providers commonly ask for. */
  nights: object({ min: number().integer().min(0).required(), max: number().integer().min(0).required() })
    .noUnknown()
    .required(),
  steps: array(procedureStep.required()).required().min(0),
  beforeTravel: array(string().required()).required().min(0),
  recovery: array(string().required()).required().min(0),
  questionsForProvider: array(string().required()).required().min(0),
  /** One sentence on flying home. */
  flyingHome: string().required(),
  /** The day of the stay on which provider and patient first meet. */
  consultationDay: dayOfStay().optional(),
  /** Full days between the consultation and the treatment, in which the patient can reconsider and decline. */
  reflectionDays: dayCount().optional(),
  /** Day of the stay on which the treatment takes place; a preferred treatment date moves it (TRIP-12). */
  treatmentDay: dayOfStay().optional(),
  /** The first day in hospital and the day of discharge. */
  inHospital: object({ from: dayOfStay().required(), until: dayOfStay().required() })
    .noUnknown()
    .optional()
    .default(undefined),
  flyAfter: flyAfter.optional().default(undefined),
  secondJourney: secondJourney.optional().default(undefined),
  /** Points that the care team must settle for every patient with this procedure. */
  openPoints: array(string().required()).optional(),
  /** Kinds of the treatment, whose common facts apply to it as well. */
  kinds: array(string().required()).optional(),
  sources: array(source.required()).optional(),
  /** The clinician who signed these facts, or 'none' (D-49). */
  reviewedBy: string().optional(),
  ...entryHistory,
}).noUnknown()

export const catalogueTreatmentType = object({
  slug: string().required(),
  name: string().required(),
  procedures: array(catalogueProcedure.required()).required().min(0),
  ...entryHistory,
}).noUnknown()

/** The whole catalogue with its retired entries; consumers replace theirs if `revision` is newer. */
export const TreatmentCatalogueChanged = defineEvent('content.treatment-catalogue.changed', 1, {
  payload: () => ({
    revision: number().integer().min(1).required(),
    changedAt: string().required(),
    treatmentTypes: array(catalogueTreatmentType.required()).required().min(0),
    commonFacts: array(commonFacts.required()).optional(),
  }),
  publisher: 'content',
  consumers: ['ai-planning', 'enquiry'],
  broadcastTo: ['gateway'],
  subjectKey: 'revision',
})

/** Treatment types with their procedures, in the order people choose them (CAT-01..12). */
export const ListTreatmentTypes = defineRequest('content.treatment-type.list', {
  access: 'anyone',
  output: () => ({
    treatmentTypes: array(catalogueTreatmentType.required()).required().min(0),
    commonFacts: array(commonFacts.required()).optional(),
  }),
  idempotent: true,
})
