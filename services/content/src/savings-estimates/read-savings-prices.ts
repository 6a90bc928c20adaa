import type { Output } from '@seneb/contracts/define'
import type { ReadSavingsPrices } from '@seneb/contracts/messages/content/savings-estimate.messages'
import { savingsCountries, savingsProcedures } from '@seneb/contracts/vocabulary/savings-options'

import type { ContentCtx } from '../content-ctx.js'
import { egyptPriceOf, priceKey, readPriceTable } from './price-table.js'

/** Every price of the table, by procedure and country, in the order of the lists (CALC-12..35, D-29). */
export async function readSavingsPrices(ctx: ContentCtx): Promise<Output<typeof ReadSavingsPrices>> {
  const table = await readPriceTable(ctx)
  const procedures = savingsProcedures.map(({ name, value: procedure }) => {
    const { cents, unit } = egyptPriceOf(table, procedure)
    const homes = savingsCountries.map(({ name: countryName, value: country }) => {
      const homeCents = table.prices.get(priceKey(country, procedure))?.price_usd_cents ?? null
      return { country, countryName, cost: homeCents === null ? null : homeCents / 100 }
    })
    return { procedure, procedureName: name, unit, egyptCost: cents / 100, homes }
  })

  const { as_of: asOf, source } = egyptPriceOf(table, 'lasik')
  return { procedures, source, asOf }
}
