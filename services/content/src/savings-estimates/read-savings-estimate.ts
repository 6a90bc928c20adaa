import type { Output } from '@seneb/contracts/define'
import type { SavingsEstimateInput } from '@seneb/contracts/forms/savings-estimate.form'
import type {
  ReadSavingsEstimate,
  ReadSavingsClaim,
  ReadSavingsPrices,
} from '@seneb/contracts/messages/content/costs.messages'
import {
  savingsCountries,
  savingsProcedures,
  savingsCountryValues,
  savingsProcedureValues,
} from '@seneb/contracts/vocabulary/savings-options'

import type { ContentCtx } from '../content-ctx.js'
import { doorToDoorOf } from '../journey-costs/door-to-door.rules.js'
import { journeyCostOf, readJourneyFacts } from '../journey-costs/read-journey-cost.js'
import { egyptPriceOf, priceKey, readPriceTable } from '../price-table/price-table.js'
import { reasonText, savingOf, claimEvidence, savingsRange } from './savings-estimate.rules.js'

/**
 * Returns the price of one unit at home and in Egypt, and the saving; a caller's own price replaces ours (CALC-09..11,
 * D-31).
 */
export async function readSavingsEstimate(
  { country, homePriceUsd, procedure }: SavingsEstimateInput,
  ctx: ContentCtx,
): Promise<Output<typeof ReadSavingsEstimate>> {
  const [table, facts] = await Promise.all([readPriceTable(ctx), readJourneyFacts([procedure], ctx)])
  const inEgypt = egyptPriceOf(table, procedure)
  const reference = table.prices.get(priceKey(country, procedure))?.price_usd_cents ?? null

  const homeCents = homePriceUsd === undefined ? reference : Math.max(1, Math.round(homePriceUsd * 100))
  const { percentageSaved, reason, savingsCents } = savingOf(homeCents, inEgypt.cents)

  const countryName = nameIn(savingsCountries, country)
  const journey = journeyCostOf({ country, procedure, homePriceUsd }, { table, facts })
  return {
    country,
    countryName,
    procedure,
    procedureName: nameIn(savingsProcedures, procedure),
    unit: inEgypt.unit,
    homeCost: dollars(homeCents),
    isOwnHomePrice: homePriceUsd !== undefined,
    egyptCost: inEgypt.cents / 100,
    savings: dollars(savingsCents),
    percentageSaved,
    reason,
    reasonText: reasonText(reason, countryName),
    doorToDoor: doorToDoorOf(journey),
    source: inEgypt.source,
    asOf: inEgypt.as_of,
  }
}

function nameIn(list: readonly { readonly value: string; readonly name: string }[], value: string): string {
  return list.find((entry) => entry.value === value)?.name ?? value
}

function dollars(cents: number | null): number | null {
  return cents === null ? null : cents / 100
}

/** The savings claim with its evidence, reckoned from the prices as they are now (O-2, D-26). */
export async function readSavingsClaim(ctx: ContentCtx): Promise<Output<typeof ReadSavingsClaim>> {
  const [table, facts] = await Promise.all([readPriceTable(ctx), readJourneyFacts(savingsProcedureValues, ctx)])
  const pairs = savingsProcedureValues.flatMap((procedure) => {
    const egypt = egyptPriceOf(table, procedure).cents
    return savingsCountryValues.flatMap((country) => {
      const home = table.prices.get(priceKey(country, procedure))?.price_usd_cents
      return home ? [{ country, procedure, home, egypt }] : []
    })
  })

  const { combinationsAbove, ...range } = savingsRange(pairs, table.claim?.percent ?? 100)
  const combinationsStayHome = pairs.filter(
    (pair) => journeyCostOf(pair, { table, facts }).verdict === 'STAY_HOME',
  ).length
  // A claim nothing bears out is not shown.
  const claim = combinationsAbove > 0 ? (table.claim?.text ?? null) : null

  const { source, as_of: asOf } = egyptPriceOf(table, 'lasik')
  const above = claim && table.claim ? { percent: table.claim.percent, combinations: combinationsAbove } : null
  const evidence = claimEvidence({
    ...range,
    above,
    combinationsStayHome,
    procedures: savingsProcedureValues.length,
    asOf,
  })
  return { claim, ...range, combinationsAbove, combinationsStayHome, evidence, source, asOf }
}

/** Every price of the table, by procedure and country, in the order of the lists (CALC-12..35, D-29). */
export async function readSavingsPrices(ctx: ContentCtx): Promise<Output<typeof ReadSavingsPrices>> {
  const [table, facts] = await Promise.all([readPriceTable(ctx), readJourneyFacts(savingsProcedureValues, ctx)])
  const procedures = savingsProcedures.map(({ name, value: procedure }) => {
    const { cents, unit } = egyptPriceOf(table, procedure)
    const homes = savingsCountries.map(({ name: countryName, value: country }) => {
      const homeCents = table.prices.get(priceKey(country, procedure))?.price_usd_cents ?? null
      const { verdict } = journeyCostOf({ country, procedure }, { table, facts })
      return { country, countryName, cost: homeCents === null ? null : homeCents / 100, verdict }
    })
    return { procedure, procedureName: name, unit, egyptCost: cents / 100, homes }
  })

  const { as_of: asOf, source } = egyptPriceOf(table, 'lasik')
  return { procedures, source, asOf }
}
