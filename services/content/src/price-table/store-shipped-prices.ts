import { savingsProcedures } from '@seneb/contracts/vocabulary/savings-options'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { WriteTx } from '@seneb/service-kit/database/db'
import { In } from 'typeorm'

import { readPrices, type ShippedPrices } from '../content-files/read-prices.js'
import { seedChanges, type ShippedRow } from '../seed.rules.js'
import { PriceVersion } from './price-version.entity.js'
import { ReferencePrice, lockPricesSql } from './reference-price.entity.js'
import { egypt, flight, night, priceKey } from './price-keys.rules.js'

type PriceContent = Omit<ReferencePrice, 'id' | 'seeded_hash' | 'source_url'> & Record<string, unknown>

/** Puts the shipped prices into the table and leaves alone what people edited since (CALC-12..34). */
export async function storeShippedPrices(ctx: Ctx, shipped = readPrices()): Promise<void> {
  await ctx.db.write(async (tx) => {
    await tx.query(lockPricesSql)
    const prices = seedChanges(shippedPricesOf(shipped), (await tx.find(ReferencePrice)).map(storedPrice))

    for (const { content, key, seededHash } of prices.insert) {
      await tx.save(Object.assign(new ReferencePrice(), { id: key, ...content, seeded_hash: seededHash }))
    }
    for (const { content, key, seededHash } of prices.update) {
      await tx.update(ReferencePrice, { id: key }, { ...content, seeded_hash: seededHash })
    }
    if (prices.remove.length > 0) await tx.remove(ReferencePrice, { id: In([...prices.remove]) })
    await saveShippedVersions([...prices.insert, ...prices.update], tx, ctx)
  })
}

/** Every price of a release is a version, so that later ones can be compared with it and it can be restored. */
async function saveShippedVersions(rows: readonly ShippedRow<PriceContent>[], tx: WriteTx, ctx: Ctx): Promise<void> {
  if (rows.length === 0) return
  const last = await tx.query<{ key: string; number: number }>(lastNumbersSql, [rows.map(({ key }) => key)])
  const numbers = new Map(last.map(({ key, number }) => [key, number]))
  for (const { content, key } of rows) {
    const { as_of, price_usd_cents, source, unit } = content
    const values = { price_usd_cents, unit, source, as_of, valid_from: as_of, authors: [], published_at: ctx.now() }
    const number = (numbers.get(key) ?? 0) + 1
    await tx.save(Object.assign(new PriceVersion(), { price_id: key, number, ...values }))
  }
}

const lastNumbersSql = `/* lastPriceNumbers */
  select price_id as key, max(number) as number from price_versions where price_id = any ($1) group by price_id`

function shippedPricesOf({ journeys, treatments }: ShippedPrices): ShippedRow<PriceContent>[] {
  const treatmentPrices = Object.entries({ ...treatments.home, [egypt]: treatments.egypt }).flatMap(
    ([country, prices]) =>
      Object.entries(prices).map(([procedure, price]) => ({
        country,
        procedure,
        price_usd_cents: price === null ? null : price * 100,
        unit: unitOf(procedure),
        source: treatments.source,
        as_of: treatments.asOf,
      })),
  )
  const journeyPrices = [
    ...Object.entries(journeys.flight.home).map(([country, price]) => [country, flight, price] as const),
    [egypt, night, journeys.night.egypt] as const,
  ].map(([country, procedure, price]) => ({
    country,
    procedure,
    price_usd_cents: price * 100,
    unit: `per ${procedure}`,
    source: journeys[procedure].source,
    as_of: journeys.asOf,
  }))
  return [...treatmentPrices, ...journeyPrices].map((content) => ({
    key: priceKey(content.country, content.procedure),
    content,
  }))
}

function unitOf(procedure: string): string {
  return savingsProcedures.find(({ value }) => value === procedure)?.unit ?? 'each'
}

function storedPrice({ id, seeded_hash, source_url: _sourceUrl, ...content }: ReferencePrice) {
  return { key: id, content: { ...content } as PriceContent, seededHash: seeded_hash }
}
