import type { Ctx } from '@seneb/service-kit/ctx'

import { storeShippedAirports } from '../airports/store-shipped-airports.js'
import { shippedPublications } from '../publications/shipped-publications.js'
import { storeShippedPublications } from '../publications/store-publications.js'
import { storeShippedPrices } from '../price-table/store-shipped-prices.js'
import { shippedCatalogue, storeShippedCatalogue } from '../treatment-catalogue/store-shipped-catalogue.js'
import { shippedTexts } from '../shipped/texts/every-text.js'

/** Compares everything content ships with, row by row, with what is stored, and puts in what is missing or new. */
export async function storeShipped(ctx: Ctx): Promise<void> {
  await storeShippedAirports(ctx)
  await storeShippedCatalogue(shippedCatalogue, ctx)
  await storeShippedPrices(ctx)
  await storeShippedPublications(shippedPublications(shippedTexts), ctx)
}
