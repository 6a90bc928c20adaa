import type { Output } from '@seneb/contracts/define'
import type { ReadSavingsClaim } from '@seneb/contracts/messages/content/savings-estimate.messages'
import { savingsCountryValues, savingsProcedureValues } from '@seneb/contracts/vocabulary/savings-options'

import type { ContentCtx } from '../content-ctx.js'
import { journeyCostOf, readJourneyFacts } from '../journey-costs/read-journey-cost.js'
import { egyptPriceOf, priceKey, readPriceTable } from '../price-table/price-table.js'
import { claimEvidence, savingsRange } from './savings-estimate.rules.js'

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
