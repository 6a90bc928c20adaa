/**
 * States of a price change. An open one waits for a second person; a rejected one is open again once its author edits
 * it.
 */
export const priceChangeStates = ['open', 'scheduled', 'published', 'rejected', 'withdrawn'] as const
export type PriceChangeState = (typeof priceChangeStates)[number]

/** Age of a price: `outdated` prices are left out of ranges and claims, `due-soon` ones become outdated within weeks. */
export const priceAges = ['current', 'due-soon', 'outdated'] as const
export type PriceAge = (typeof priceAges)[number]

/** Days before a price becomes outdated in which it is due soon. */
export const priceDueSoonDays = 60

/** Bounds of prices and their changes; lengths in characters. */
export const priceBounds = {
  maxUsd: 100_000,
  source: 200,
  sourceUrl: 500,
  note: 300,
  /** Maximum number of prices in one change, and of lines in an imported file. */
  prices: 200,
  csvBytes: 60_000,
  /** Days ahead for which a change may be scheduled. */
  scheduleDays: 365,
} as const

/** Columns of the file in which prices are exported and imported. */
export const priceColumns = ['country', 'item', 'unit', 'price_usd', 'source', 'source_url', 'as_of'] as const
/** Text in the price column for a price that is not known. */
export const noPriceText = 'none'
