import { array, boolean, number, object, string } from 'yup'

import { event, question } from '../define.js'
import { pageEventsForm } from '../forms/page-events.form.js'
import { savingsForm } from '../forms/savings.form.js'
import { calculatorCountryValues, calculatorProcedureValues } from '../vocabulary/savings-options.js'

/** Where a list came from: our own tables, or the built-in list that stands in for them (AIR-03, AIR-12, AIR-15). */
export const listSources = ['DATABASE', 'FALLBACK'] as const

/** Every country a person may choose, sorted by name (AIR-04, AIR-17). `code` is ISO 3166-1 alpha-2, where known. */
export const ListCountries = question('content.country.list', {
  takes: object({
    /** True for a retry: the cached list is dropped and loaded anew (AIR-11). */
    refresh: boolean().optional(),
  }).noUnknown(),
  gives: object({
    source: string().oneOf(listSources).required(),
    countries: array(object({ code: string().optional(), name: string().required() }).noUnknown())
      .required()
      .min(0),
  }),
  mayFail: ['UNAVAILABLE'],
  repeatable: true,
})

/** The airports of one country by name, a page at a time (AIR-18, AIR-19). Names read 'Name Airport (XXX)' (AIR-10). */
export const ListAirports = question('content.airport.list', {
  takes: object({
    country: string().trim().required('Country is required').max(120, 'Country is too long'),
    /** How many at most, 1 to 1000. */
    first: number().integer().min(1, 'first must be at least 1').max(1000, 'first must be at most 1000').required(),
    /** The cursor of the last one seen. */
    after: string().max(400, 'after is not a cursor of this list').optional(),
    /** True for a retry: the cached list is dropped and loaded anew (AIR-11). */
    refresh: boolean().optional(),
  }).noUnknown(),
  gives: object({
    source: string().oneOf(listSources).required(),
    country: string().required(),
    totalCount: number().integer().required(),
    airports: array(
      object({ code: string().required(), name: string().required(), cursor: string().required() }).noUnknown(),
    )
      .required()
      .min(0),
    hasNextPage: boolean().required(),
  }),
  mayFail: ['INPUT_INVALID', 'UNAVAILABLE'],
  repeatable: true,
})

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

/** Treatment types with their procedures, in the order people choose them (CAT-01..12). */
export const ListTreatmentTypes = question('content.treatment-type.list', {
  takes: object({}).noUnknown(),
  gives: object({ treatmentTypes: array(catalogueTreatmentType.required()).required().min(0) }),
  mayFail: ['UNAVAILABLE'],
  repeatable: true,
})

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

/** Why an estimate names no saving. */
export const noSavingReasons = ['NO_HOME_PRICE', 'NO_SAVING'] as const

/** What one unit of a procedure costs at home and in Egypt, and what is saved (CALC-09..11, D-29, D-31). */
export const EstimateSaving = question('content.saving.estimate', {
  takes: savingsForm,
  gives: object({
    country: string().oneOf(calculatorCountryValues).required(),
    countryName: string().required(),
    procedure: string().oneOf(calculatorProcedureValues).required(),
    procedureName: string().required(),
    /** What one price buys: 'per eye', 'per tooth', 'per implant' (O-6). */
    unit: string().required(),
    /** US dollars; null when we have no reference price and none was given. */
    homeCost: number().nullable().defined(),
    /** True when the home price is the person's own. */
    isOwnHomePrice: boolean().required(),
    egyptCost: number().required(),
    savings: number().nullable().defined(),
    percentageSaved: number().integer().nullable().defined(),
    reason: string().oneOf(noSavingReasons).nullable().defined(),
    /** The reason as people read it. */
    reasonText: string().nullable().defined(),
    source: string().required(),
    asOf: string().required(),
  }),
  mayFail: ['INPUT_INVALID', 'UNAVAILABLE'],
  repeatable: true,
})

/** The claim of the savings section with its evidence, reckoned from the price table as stored now (O-2, D-26). */
export const ReadSavingsClaim = question('content.saving.read-claim', {
  takes: object({}).noUnknown(),
  gives: object({
    /** The sentence; null when none is published, and then none may be shown. */
    claim: string().nullable().defined(),
    leastPercent: number().integer().required(),
    mostPercent: number().integer().required(),
    /** Combinations of country and procedure that have a reference price. */
    combinations: number().integer().required(),
    /** How many of them save more than the claim's number says; 0 without a claim. */
    combinationsAbove: number().integer().required(),
    source: string().required(),
    asOf: string().required(),
  }),
  mayFail: ['UNAVAILABLE'],
  repeatable: true,
})

/** Adds what happened on a page to the day's counts (ANA-01..04, CONS-11, D-70). */
export const RecordPageEvents = question('content.page-event.record', {
  takes: pageEventsForm,
  gives: object({ count: number().integer().required() }),
  mayFail: ['INPUT_INVALID', 'UNAVAILABLE'],
})
