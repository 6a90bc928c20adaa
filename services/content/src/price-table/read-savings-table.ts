import type { Input, Output } from '@seneb/contracts/define'
import type { ReadSavingsTable } from '@seneb/contracts/messages/content/costs.messages'
import { savingsCountries, savingsProcedures } from '@seneb/contracts/vocabulary/savings-options'
import type { Ctx } from '@seneb/service-kit/ctx'
import { In } from 'typeorm'

import { egypt, flight, night } from './price-table.js'
import { ReferencePrice } from './reference-price.entity.js'

const names = new Map<string, string>([
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
  return { prices: rows.map(tablePriceOf) }
}

function tablePriceOf({ country, id, price_usd_cents: cents, procedure, ...price }: ReferencePrice) {
  return {
    key: id,
    country,
    countryName: names.get(country) ?? country,
    item: procedure,
    itemName: names.get(procedure) ?? procedure,
    unit: price.unit,
    cost: cents === null ? null : cents / 100,
    source: price.source,
    asOf: price.as_of,
  }
}
