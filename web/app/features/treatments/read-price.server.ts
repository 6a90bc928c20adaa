import { findSavingsProcedure } from '@seneb/contracts/vocabulary/savings-options'

import { SavingsPricesDocument } from '../../graph/generated/graphql.js'
import type { ReadPublished } from '../../graph/load-context.js'
import type { TreatmentPrice } from './treatment-facts.js'

/** Maximum time a page waits for prices; without them, it shows the contact for a quote. */
const timeoutMs = 800

/** Returns the price in Egypt of a procedure; null when the table has none, or is unavailable. */
export async function readPrices(readPublished: ReadPublished): Promise<(slug: string) => TreatmentPrice | null> {
  const { data } = await readPublished(SavingsPricesDocument, {}, timeoutMs)
  return (slug) => {
    const savingsProcedure = findSavingsProcedure(slug)
    const row = data?.savingsPrices.procedures.find(({ procedure }) => procedure === savingsProcedure)
    // A price older than twelve months is no headline of a page.
    if (!savingsProcedure || !row || row.isOutdated) return null
    return { savingsProcedure, usd: row.egyptCost, unit: row.unit, asOf: row.asOf }
  }
}
