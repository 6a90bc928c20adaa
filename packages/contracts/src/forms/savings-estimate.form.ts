import { object, type InferType } from 'yup'

import { savingsCountryValues, savingsProcedureValues, maxHomePriceUsd } from '../vocabulary/savings-options.js'
import { amountUsd, listOption } from './fields.js'

const country = 'Please select your country'
const procedure = 'Please select a medical procedure'
const homePrice = `Home price must be a number of US dollars above 0 and at most ${maxHomePriceUsd.toLocaleString('en')}`

/** Input of the savings calculator, with its messages (CALC-04, CALC-06..08, D-31). */
export const savingsEstimateForm = object({
  country: listOption(savingsCountryValues, country).required(country),
  procedure: listOption(savingsProcedureValues, procedure).required(procedure),
  /** Price that the person would pay at home; replaces our reference price. */
  homePriceUsd: amountUsd(homePrice)
    .meta({ max: maxHomePriceUsd })
    .test('home-price', homePrice, (value) => value === undefined || (value > 0 && value <= maxHomePriceUsd)),
}).exact('This form has no such field')

export type SavingsEstimateInput = InferType<typeof savingsEstimateForm>
