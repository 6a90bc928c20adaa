import type { Output } from '@seneb/contracts/define'
import type { SavingsEstimateInput } from '@seneb/contracts/forms/savings-estimate.form'
import type { ReadSavingsEstimate } from '@seneb/contracts/messages/content/savings-estimate.messages'
import { savingsCountries, savingsProcedures } from '@seneb/contracts/vocabulary/savings-options'

import type { ContentCtx } from '../content-ctx.js'
import { doorToDoorOf } from '../journey-costs/door-to-door.rules.js'
import { journeyCostOf, readJourneyFacts } from '../journey-costs/read-journey-cost.js'
import { egyptPriceOf, priceKey, readPriceTable } from '../price-table/price-table.js'
import { reasonText, savingOf } from './savings-estimate.rules.js'

/** What one unit costs at home and in Egypt and what is saved; a price of one's own replaces ours (CALC-09..11, D-31). */
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
