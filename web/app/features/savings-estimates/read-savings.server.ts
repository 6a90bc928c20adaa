import { readForm } from '@seneb/contracts/forms/read-form'
import { savingsEstimateForm } from '@seneb/contracts/forms/savings-estimate.form'

import { SavingsClaimDocument, SavingsEstimateDocument, SavingsPricesDocument } from '../../graph/generated/graphql.js'
import type { RequestGraph, ReadPublished } from '../../graph/load-context.js'
import { choicesFrom, type Claim, type Prices, type SavingsChoices, type SavingsReading } from './savings-choices.js'

/** A page waits at most this long for the claim; after that it is shown without one. */
const timeoutMs = 800

/** Returns the home calculator's result; undefined until both fields are chosen (CALC-04). */
export async function readChosenSavings(search: URLSearchParams, requestGraph: RequestGraph): Promise<SavingsReading> {
  const choices = choicesFrom(search)
  if (!choices.country || !choices.procedure) return { ...nothing, choices }
  return estimate({ ...choices, homePriceUsd: '' }, requestGraph)
}

/** Returns the budget estimator's result: an estimate, or an error sentence for each invalid field (CALC-06..08). */
export async function readRequestedSavings(
  search: URLSearchParams,
  requestGraph: RequestGraph,
): Promise<SavingsReading> {
  const choices = choicesFrom(search)
  if (!search.has('country') && !search.has('procedure')) return { ...nothing, choices }
  return estimate(choices, requestGraph)
}

/** The claim about savings with its evidence (O-2); null when none may be made or the graph is away. */
export async function readClaim(readPublished: ReadPublished): Promise<Claim | null> {
  const reading = await readPublished(SavingsClaimDocument, {}, timeoutMs)
  return reading.unavailable ? null : reading.data.savingsClaim
}

/** Returns the whole price table; null when the graph is unavailable, and the page is then rendered without it. */
export async function readPriceTable(readPublished: ReadPublished): Promise<Prices | null> {
  const reading = await readPublished(SavingsPricesDocument, {}, timeoutMs)
  return reading.unavailable ? null : reading.data.savingsPrices
}

const nothing = { fieldErrors: {}, estimate: null, isUnavailable: false } as const

async function estimate(choices: SavingsChoices, requestGraph: RequestGraph): Promise<SavingsReading> {
  const { value, problems } = readForm(savingsEstimateForm, choices, {})
  if (problems) {
    return {
      ...nothing,
      choices,
      fieldErrors: Object.fromEntries(problems.map(({ path, message }) => [path, message])),
    }
  }
  const reading = await requestGraph(SavingsEstimateDocument, value)
  if (reading.unavailable) return { ...nothing, choices, isUnavailable: true }
  return { ...nothing, choices, estimate: reading.data.savingsEstimate }
}
