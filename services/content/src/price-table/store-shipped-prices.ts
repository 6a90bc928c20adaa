import { savingsProcedures } from '@seneb/contracts/vocabulary/savings-options'
import type { Ctx } from '@seneb/service-kit/ctx'
import { In } from 'typeorm'

import { readPrices, type ShippedPrices } from '../content-files/read-prices.js'
import { seedChanges, type ShippedRow } from '../seed.rules.js'
import { Claim, ReferencePrice, lockPricesSql } from './reference-price.entity.js'
import { egypt, flight, night, priceKey } from './price-table.js'

type PriceContent = Omit<ReferencePrice, 'id' | 'seeded_hash'> & Record<string, unknown>
type ClaimContent = Omit<Claim, 'key' | 'seeded_hash'> & Record<string, unknown>

/** Puts the shipped prices and the claim into the tables and leaves alone what people edited since (CALC-12..34, O-2). */
export async function storeShippedPrices(ctx: Ctx, shipped = readPrices()): Promise<void> {
  await ctx.db.write(async (tx) => {
    await tx.query(lockPricesSql)
    const prices = seedChanges(shippedPricesOf(shipped), (await tx.find(ReferencePrice)).map(storedPrice))
    const claims = seedChanges([shippedClaimOf(shipped)], (await tx.find(Claim)).map(storedClaim))

    for (const { content, key, seededHash } of prices.insert) {
      await tx.save(Object.assign(new ReferencePrice(), { id: key, ...content, seeded_hash: seededHash }))
    }
    for (const { content, key, seededHash } of prices.update) {
      await tx.update(ReferencePrice, { id: key }, { ...content, seeded_hash: seededHash })
    }
    if (prices.remove.length > 0) await tx.remove(ReferencePrice, { id: In([...prices.remove]) })
    for (const { content, key, seededHash } of claims.insert) {
      await tx.save(Object.assign(new Claim(), { key, ...content, seeded_hash: seededHash }))
    }
    for (const { content, key, seededHash } of claims.update) {
      await tx.update(Claim, { key }, { ...content, seeded_hash: seededHash })
    }
  })
}

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

function shippedClaimOf({ savingsClaim }: ShippedPrices): ShippedRow<ClaimContent> {
  const { evidence, key, percent, text } = savingsClaim
  return { key, content: { text, percent, evidence } }
}

function unitOf(procedure: string): string {
  return savingsProcedures.find(({ value }) => value === procedure)?.unit ?? 'each'
}

function storedPrice({ id, seeded_hash, ...content }: ReferencePrice) {
  return { key: id, content: { ...content } as PriceContent, seededHash: seeded_hash }
}

function storedClaim({ key, seeded_hash, ...content }: Claim) {
  return { key, content: { ...content } as ClaimContent, seededHash: seeded_hash }
}
