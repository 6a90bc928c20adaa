import { array, number, object, string } from 'yup'

import { event } from '../../define.js'

/** One typical step of a stay. `day` counts from arrival, 1 is the day of arrival. */
const procedureStep = object({
  day: number().integer().min(1).required(),
  title: string().required(),
  detail: string().required(),
}).noUnknown()

/** What we publish of a procedure, as far as a stay can be planned by it. Typical figures, never advice. */
export const catalogueProcedure = object({
  slug: string().required(),
  name: string().required(),
  /** Nights in Egypt that providers commonly ask for. */
  nights: object({ least: number().integer().min(0).required(), most: number().integer().min(0).required() })
    .noUnknown()
    .required(),
  steps: array(procedureStep.required()).required().min(0),
  beforeTravel: array(string().required()).required().min(0),
  recovery: array(string().required()).required().min(0),
  questionsForProvider: array(string().required()).required().min(0),
  /** One sentence on flying home. */
  flyingHome: string().required(),
}).noUnknown()

export const catalogueTreatmentType = object({
  slug: string().required(),
  name: string().required(),
  procedures: array(catalogueProcedure.required()).required().min(0),
}).noUnknown()

/** The published catalogue is now as carried; hearers replace what they had if `revision` is newer. */
export const CatalogueChanged = event('content.catalogue.changed', 1, {
  carries: object({
    revision: number().integer().min(1).required(),
    changedAt: string().required(),
    treatmentTypes: array(catalogueTreatmentType.required()).required().min(0),
  }).noUnknown(),
  saidBy: 'content',
  heardBy: ['ai-planning'],
  watchedBy: ['gateway'],
  about: 'revision',
})
