import { array, boolean, number, object, string } from 'yup'

import { question } from '../../define.js'
import { journeyCostForm } from '../../forms/journey-cost.form.js'
import { journeyParts, journeyVerdicts } from '../../vocabulary/journey-options.js'
import { savingsCountryValues, savingsProcedureValues } from '../../vocabulary/savings-options.js'

const cents = () => number().integer().min(0)
const count = () => number().integer().min(0).required()

/** One line of the sum. */
const journeyCostLine = object({
  part: string().oneOf(journeyParts).required(),
  /** US cents of one unit, flight or night; null where nobody has named a price, and for the reserve. */
  unitCents: cents().nullable().defined(),
  /** How often it is paid; for the reserve how many percent it is. */
  count: count(),
  totalCents: cents().nullable().defined(),
  /** True when the price, or the percentage, is the person's own. */
  isOwn: boolean().required(),
  source: string().required(),
  /** The day the price is of, YYYY-MM-DD; null for one's own. */
  asOf: string().nullable().defined(),
}).noUnknown()

/**
 * What treatment costs at home, and in Egypt from door to door: with flights and nights of every journey and a reserve.
 * All amounts are US cents. An answer that says 'stay home' is as good as any other.
 */
export const ReadJourneyCost = question('content.journey-cost.read', {
  access: 'anyone',
  takes: () => journeyCostForm,
  gives: () =>
    object({
      country: string().oneOf(savingsCountryValues).required(),
      countryName: string().required(),
      procedure: string().oneOf(savingsProcedureValues).required(),
      procedureName: string().required(),
      /** What one price buys: 'per eye', 'per tooth', 'per implant' (O-6). */
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
      /** Null where there is no price at home. */
      homeCents: cents().nullable().defined(),
      /** From door to door. */
      egyptCents: cents().required(),
      /** Flights, nights and reserve together. */
      journeyCents: cents().required(),
      /** What is left of the price at home; negative when the journey costs more than it saves. */
      differenceCents: number().integer().nullable().defined(),
      verdict: string().oneOf(journeyVerdicts).required(),
      /** The day the prices of the table are of. */
      asOf: string().required(),
    }),
  mayFail: ['INPUT_INVALID', 'UNAVAILABLE'],
  repeatable: true,
})
