import type { SavingsProcedure } from '@seneb/contracts/vocabulary/savings-options'
import { AppError } from '@seneb/platform/app-error'
import type { Ctx } from '@seneb/service-kit/ctx'

import { CachedList } from '../cached-list.js'
import { egypt, night, priceKey } from './price-keys.rules.js'
import { ReferencePrice } from './reference-price.entity.js'
import { savingsClaimsSql, type SavingsClaim } from './savings-claim.js'

/** Every reference price by `country/procedure`, and the claims that are computed from them, valid or not. */
export interface PriceTable {
  readonly prices: ReadonlyMap<string, ReferencePrice>
  readonly claims: readonly SavingsClaim[]
}

/** Context required for reading the table. */
interface PriceTableCtx extends Ctx {
  readonly priceTable: CachedList<PriceTable>
}

/** The cached price table of a process. */
export function priceTable(): CachedList<PriceTable> {
  return new CachedList({ failure: 'The price table could not be loaded', load: readStoredPriceTable })
}

/** The price table; rejects with UNAVAILABLE while it cannot be had. */
export async function readPriceTable(ctx: PriceTableCtx): Promise<PriceTable> {
  const table = await ctx.priceTable.read(ctx, {})
  if (!table) throw new AppError('UNAVAILABLE')
  return table
}

/** Returns the price of one unit in Egypt, in US cents; every procedure of the calculator has a price here. */
export function egyptPriceOf({ prices }: PriceTable, procedure: SavingsProcedure) {
  const price = prices.get(priceKey(egypt, procedure))
  if (!price?.price_usd_cents) throw new Error(`there is no price for ${procedure} in Egypt`)
  return { ...price, cents: price.price_usd_cents }
}

/** Returns the date of our journey estimates: flights, nights and the reserve. */
export function journeyPricesAsOf({ prices }: PriceTable): string {
  const price = prices.get(priceKey(egypt, night))
  if (!price) throw new Error('there is no price for a night in Egypt')
  return price.as_of
}

/** Reads the table from the database, past the memory of this process. */
export async function readStoredPriceTable(ctx: Ctx): Promise<PriceTable> {
  const [rows, claims] = await ctx.db.read((tx) =>
    Promise.all([tx.find(ReferencePrice), tx.query<SavingsClaim>(savingsClaimsSql)]),
  )
  return { prices: new Map(rows.map((row) => [priceKey(row.country, row.procedure), row])), claims }
}
