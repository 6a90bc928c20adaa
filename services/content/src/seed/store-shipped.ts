import type { Ctx } from '@seneb/service-kit/ctx'

import { storeShippedAirports } from '../airports/store-shipped-airports.js'
import { readFacts } from '../content-files/read-facts.js'
import { readTexts } from '../content-files/read-texts.js'
import { shippedPublications } from '../publications/shipped-publications.js'
import { storeShippedPublications } from '../publications/store-publications.js'
import { storeShippedPrices } from '../price-table/store-shipped-prices.js'
import { shippedCatalogueOf, storeShippedCatalogue } from '../treatment-catalogue/store-shipped-catalogue.js'

/** Compares all shipped content with the stored rows and writes missing or changed rows. */
export async function storeShipped(ctx: Ctx): Promise<void> {
  await storeShippedAirports(ctx)
  await storeShippedCatalogue(shippedCatalogueOf(readFacts()), ctx)
  await storeShippedPrices(ctx)
  await storeShippedPublications(shippedPublications(readTexts()), ctx)
}
