import type { Output } from '@seneb/contracts/define'
import type { SavingsForm } from '@seneb/contracts/forms/savings.form'
import type { EstimateSaving } from '@seneb/contracts/messages/content/saving.messages'
import { calculatorCountries, calculatorProcedures } from '@seneb/contracts/vocabulary/savings-options'

import type { ContentCtx } from '../content-ctx.js'
import { egyptPriceOf, priceKey, readPriceTable } from './price-table.js'
import { reasonText, savingOf } from './saving.rules.js'

/** What one unit costs at home and in Egypt and what is saved; a price of one's own replaces ours (CALC-09..11, D-31). */
export async function estimateSaving(
  { country, homePriceUsd, procedure }: SavingsForm,
  ctx: ContentCtx,
): Promise<Output<typeof EstimateSaving>> {
  const table = await readPriceTable(ctx)
  const inEgypt = egyptPriceOf(table, procedure)
  const reference = table.prices.get(priceKey(country, procedure))?.price_usd_cents ?? null

  const homeCents = homePriceUsd === undefined ? reference : Math.max(1, Math.round(homePriceUsd * 100))
  const { percentageSaved, reason, savingsCents } = savingOf(homeCents, inEgypt.cents)

  const countryName = nameIn(calculatorCountries, country)
  return {
    ...{ country, countryName, procedure, procedureName: nameIn(calculatorProcedures, procedure) },
    ...{ unit: inEgypt.unit, homeCost: dollars(homeCents), isOwnHomePrice: homePriceUsd !== undefined },
    ...{ egyptCost: inEgypt.cents / 100, savings: dollars(savingsCents), percentageSaved },
    ...{ reason, reasonText: reasonText(reason, countryName), source: inEgypt.source, asOf: inEgypt.as_of },
  }
}

function nameIn(list: readonly { readonly value: string; readonly name: string }[], value: string): string {
  return list.find((entry) => entry.value === value)?.name ?? value
}

function dollars(cents: number | null): number | null {
  return cents === null ? null : cents / 100
}
