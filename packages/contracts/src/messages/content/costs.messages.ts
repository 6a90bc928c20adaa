import { array, boolean, number, object, string } from 'yup'

import { defineRequest } from '../../define.js'
import { journeyCostForm } from '../../forms/journey-cost.form.js'
import { savingsEstimateForm } from '../../forms/savings-estimate.form.js'
import { journeyVerdicts, journeyLegs } from '../../vocabulary/journey-options.js'
import { savingsCountryValues, savingsProcedureValues } from '../../vocabulary/savings-options.js'

/** Why an estimate names no saving. */
export const noSavingReasons = ['NO_HOME_PRICE', 'NO_SAVING'] as const

/** Reads the price of one unit of a procedure at home and in Egypt, and the saving (CALC-09..11, D-29, D-31). */
export const ReadSavingsEstimate = defineRequest('content.savings-estimate.read', {
  access: 'anyone',
  input: () => savingsEstimateForm,
  output: () => ({
    country: string().oneOf(savingsCountryValues).required(),
    countryName: string().required(),
    procedure: string().oneOf(savingsProcedureValues).required(),
    procedureName: string().required(),
    /** Unit of the price: 'per eye', 'per tooth', 'per implant' (O-6). */
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
    /** The comparison including the journey, against the price at home that was used. */
    doorToDoor: doorToDoor().required(),
    source: string().required(),
    asOf: string().required(),
  }),
  idempotent: true,
})

const home = object({
  country: string().oneOf(savingsCountryValues).required(),
  countryName: string().required(),
  /** US dollars; null without a reference price (D-29). */
  cost: number().nullable().defined(),
  /** Verdict on the procedure from this country, including the journey. */
  verdict: string().oneOf(journeyVerdicts).required(),
}).noUnknown()

const priceRow = object({
  procedure: string().oneOf(savingsProcedureValues).required(),
  procedureName: string().required(),
  unit: string().required(),
  egyptCost: number().required(),
  /** Day of the price in Egypt. */
  asOf: string().required(),
  /** Whether the price in Egypt is older than twelve months. */
  isOutdated: boolean().required(),
  homes: array(home.required()).required(),
}).noUnknown()

/** Reads the whole price table for a page that shows all of it (CALC-12..35). */
export const ReadSavingsPrices = defineRequest('content.savings-estimate.read-prices', {
  access: 'anyone',
  output: () => ({
    procedures: array(priceRow.required()).required(),
    source: string().required(),
    asOf: string().required(),
  }),
  idempotent: true,
})

const tablePrice = object({
  /** `country/item`, which identifies this price in catalogue changes. */
  key: string().required(),
  /** A country of the calculator, or `egypt`. */
  country: string().required(),
  countryName: string().required(),
  /** Priced item: a procedure of the calculator, `flight`, or `night`. */
  item: string().required(),
  itemName: string().required(),
  unit: string().required(),
  /** US dollars; null without a reference price (D-29). */
  cost: number().nullable().defined(),
  source: string().required(),
  sourceUrl: string().optional(),
  asOf: string().required(),
  /** Whether it is older than twelve months, so that ranges and claims leave it out. */
  isOutdated: boolean().required(),
}).noUnknown()

/** Every stored price used in calculations, or those of one country and Egypt; each with its source and date. */
export const ReadSavingsTable = defineRequest('content.savings-estimate.read-table', {
  access: 'anyone',
  input: () => ({
    country: string().oneOf(savingsCountryValues, 'Please choose a country from the list').optional(),
  }),
  output: () => ({ prices: array(tablePrice.required()).required() }),
  idempotent: true,
})

/** Claim of the savings section with its evidence, computed from the stored price table (O-2, D-26). */
export const ReadSavingsClaim = defineRequest('content.savings-estimate.read-claim', {
  access: 'anyone',
  output: () => ({
    /** The sentence; null when none is published, and then none may be shown. */
    claim: string().nullable().defined(),
    /** Null when every price is older than twelve months. */
    minPercent: number().integer().nullable().defined(),
    maxPercent: number().integer().nullable().defined(),
    /** Combinations of country and procedure that have a current reference price. */
    combinations: number().integer().required(),
    /** Number of combinations that save more than the claim states; 0 without a claim. */
    combinationsAbove: number().integer().required(),
    /** Number of combinations whose prices of flights and nights are current as well. */
    combinationsDoorToDoor: number().integer().required(),
    /** Number of those that cost more than at home once the journey is included. */
    combinationsStayHome: number().integer().required(),
    /** Evidence for the claim, in one sentence shown with every claimed saving. */
    evidence: string().required(),
    source: string().required(),
    asOf: string().required(),
  }),
  idempotent: true,
})

/** Result of treatment in Egypt including the journey; always shown beside a saving on the treatment alone. */
export const doorToDoor = () =>
  object({
    verdict: string().oneOf(journeyVerdicts).required(),
    /** Number of eyes, teeth or implants commonly treated together. */
    units: number().integer().min(1).required(),
    /** Difference to the price at home in US cents; negative when the journey costs more than it saves. */
    differenceCents: number().integer().nullable().defined(),
    /** The verdict as people read it. */
    sentence: string().required(),
  }).noUnknown()

const cents = () => number().integer().min(0)
const count = () => number().integer().min(0).required()

/** One line of the sum. */
const journeyCostLine = object({
  part: string().oneOf(journeyLegs).required(),
  /** US cents of one unit, flight or night; null for an unknown price, and for the reserve. */
  unitCents: cents().nullable().defined(),
  /** Number of units paid for; for the reserve, its percentage. */
  count: count(),
  totalCents: cents().nullable().defined(),
  /** True when the person gave the price or the percentage. */
  isOwn: boolean().required(),
  source: string().required(),
  /** Date of the price, YYYY-MM-DD; null for the person's own. */
  asOf: string().nullable().defined(),
}).noUnknown()

/**
 * Reads the cost of treatment at home, and in Egypt door to door: with flights and nights of every journey and a
 * reserve. All amounts are in US cents. A 'stay home' verdict is as valid as any other.
 */
export const ReadJourneyCost = defineRequest('content.journey-cost.read', {
  access: 'anyone',
  input: () => journeyCostForm,
  output: () => ({
    country: string().oneOf(savingsCountryValues).required(),
    countryName: string().required(),
    procedure: string().oneOf(savingsProcedureValues).required(),
    procedureName: string().required(),
    /** Unit of the price: 'per eye', 'per tooth', 'per implant' (O-6). */
    unit: string().required(),
    units: count(),
    journeys: count(),
    /** Nights of one journey. */
    nights: count(),
    /** Nights that providers commonly ask for. */
    minNights: count(),
    maxNights: count(),
    reservePercent: count(),
    lines: array(journeyCostLine.required()).required(),
    /** Null without a price at home. */
    homeCents: cents().nullable().defined(),
    /** From door to door. */
    egyptCents: cents().required(),
    /** Flights, nights and reserve together. */
    journeyCents: cents().required(),
    /** Difference from the price at home; negative when the journey costs more than it saves. */
    differenceCents: number().integer().nullable().defined(),
    verdict: string().oneOf(journeyVerdicts).required(),
    /** The day the prices of the table are of. */
    asOf: string().required(),
  }),
  idempotent: true,
})
