import { object, type InferType } from 'yup'

import { journeyLimits as limits } from '../vocabulary/journey-options.js'
import { savingsCountryValues, savingsProcedureValues } from '../vocabulary/savings-options.js'
import { amountUsd, listOption, integer } from './fields.js'

const country = 'Please select your country'
const procedure = 'Please select a medical procedure'

/** Dollars from 0 up to `max`; `what` begins the message. */
function dollarsUpTo(max: number, what: string) {
  const message = `${what} must be a number of US dollars from 0 to ${max.toLocaleString('en')}`
  return amountUsd(message)
    .meta({ max })
    .test('bounded', message, (value) => value === undefined || value <= max)
}

function boundedCount(bounds: { readonly min: number; readonly max: number }, what: string) {
  return integer(bounds, `${what} must be a whole number from ${bounds.min} to ${bounds.max}`)
}

/**
 * Input of the journey cost calculation: country, procedure, and any of the person's own figures that replace ours,
 * each with its message.
 */
export const journeyCostForm = object({
  country: listOption(savingsCountryValues, country).required(country),
  procedure: listOption(savingsProcedureValues, procedure).required(procedure),
  units: boundedCount({ min: 1, max: limits.units }, 'The number'),
  homePriceUsd: dollarsUpTo(limits.unitPriceUsd, 'The price at home'),
  egyptPriceUsd: dollarsUpTo(limits.unitPriceUsd, 'The price in Egypt'),
  journeys: boundedCount({ min: 1, max: limits.journeys }, 'The number of journeys'),
  flightUsd: dollarsUpTo(limits.flightUsd, 'The price of a flight'),
  nights: boundedCount({ min: 0, max: limits.nights }, 'The number of nights'),
  nightUsd: dollarsUpTo(limits.nightUsd, 'The price of a night'),
  reservePercent: boundedCount({ min: 0, max: limits.reservePercent }, 'The reserve in percent'),
}).exact('This form has no such field')

export type JourneyCostInput = InferType<typeof journeyCostForm>
