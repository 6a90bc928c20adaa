import type { Input, Output } from '@seneb/contracts/define'
import type { ReadSavingsTable } from '@seneb/contracts/messages/content/costs.messages'
import { savingsCountries, savingsProcedures } from '@seneb/contracts/vocabulary/savings-options'
import type { Ctx } from '@seneb/service-kit/ctx'
import { In } from 'typeorm'

import { dayOf } from '../site/claim.rules.js'
import { isOutdated } from './price-age.rules.js'
import { egypt, flight, night } from './price-keys.rules.js'
import { ReferencePrice } from './reference-price.entity.js'

/** English names of the countries and items of prices by their keys. */
export const priceNames: ReadonlyMap<string, string> = new Map<string, string>([
  ...[...savingsCountries, ...savingsProcedures].map(({ name, value }) => [value, name] as const),
  [egypt, 'Egypt'],
  [flight, 'Flight to Egypt and back'],
  [night, 'Night in Egypt'],
])

/**
 * Returns every stored price, or those of one country and of Egypt (S11). Reads from the database, not from memory: a
 * client that was notified of a changed price must not get the previous one.
 */
export async function readSavingsTable(
  { country }: Input<typeof ReadSavingsTable>,
  ctx: Ctx,
): Promise<Output<typeof ReadSavingsTable>> {
  const where = country === undefined ? {} : { country: In([country, egypt]) }
  const rows = await ctx.db.read((tx) =>
    tx.find(ReferencePrice, { where, order: { country: 'ASC', procedure: 'ASC' } }),
  )
  const today = dayOf(ctx.now())
  return { prices: rows.map((row) => tablePriceOf(row, today)) }
}

function tablePriceOf({ country, id, price_usd_cents: cents, procedure, ...price }: ReferencePrice, today: string) {
  return {
    key: id,
    country,
    countryName: priceNames.get(country) ?? country,
    item: procedure,
    itemName: priceNames.get(procedure) ?? procedure,
    unit: price.unit,
    cost: cents === null ? null : cents / 100,
    source: price.source,
    asOf: price.as_of,
    sourceUrl: price.source_url ?? undefined,
    isOutdated: isOutdated(price.as_of, today),
  }
}
