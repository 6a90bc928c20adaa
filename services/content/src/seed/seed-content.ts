import type { Ctx } from '@seneb/service-kit/ctx'

import { storeShippedAirports } from '../airports/store-shipped-airports.js'
import { shippedPublications } from '../publications/shipped-publications.js'
import { storeShippedPublications } from '../publications/store-publications.js'
import { storeShippedPrices } from '../savings/store-shipped-prices.js'
import { shippedCatalogue, storeShippedCatalogue } from '../treatment-types/store-shipped-catalogue.js'
import { shippedTexts } from './texts/every-text.js'

/** Puts in everything content ships with; runs at every start and changes nothing the second time. */
export async function seedContent(ctx: Ctx): Promise<void> {
  await storeShippedAirports(ctx)
  await storeShippedCatalogue(shippedCatalogue, ctx)
  await storeShippedPrices(ctx)
  await storeShippedPublications(shippedPublications(shippedTexts), ctx)
}
