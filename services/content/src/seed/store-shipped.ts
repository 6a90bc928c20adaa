import type { Ctx } from '@seneb/service-kit/ctx'

import { storeShippedAirports } from '../airports/store-shipped-airports.js'
import { readFacts } from '../content-files/read-facts.js'
import { readTexts } from '../content-files/read-texts.js'
import { shippedPublications } from '../publications/shipped-publications.js'
import { storeShippedPublications } from '../publications/store-publications.js'
import { storeShippedPrices } from '../price-table/store-shipped-prices.js'
import { shippedCatalogueOf, storeShippedCatalogue } from '../treatment-catalogue/store-shipped-catalogue.js'

/** Compares everything content ships with, row by row, with what is stored, and puts in what is missing or new. */
export async function storeShipped(ctx: Ctx): Promise<void> {
  await storeShippedAirports(ctx)
  await storeShippedCatalogue(shippedCatalogueOf(readFacts()), ctx)
  await storeShippedPrices(ctx)
  await storeShippedPublications(shippedPublications(readTexts()), ctx)
}
