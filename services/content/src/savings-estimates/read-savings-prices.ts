import type { Output } from '@seneb/contracts/define'
import type { ReadSavingsPrices } from '@seneb/contracts/messages/content/savings-estimate.messages'
import {
  savingsCountries,
  savingsProcedures,
  savingsProcedureValues,
} from '@seneb/contracts/vocabulary/savings-options'

import type { ContentCtx } from '../content-ctx.js'
import { journeyCostOf, readJourneyFacts } from '../journey-costs/read-journey-cost.js'
import { egyptPriceOf, priceKey, readPriceTable } from '../price-table/price-table.js'

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
