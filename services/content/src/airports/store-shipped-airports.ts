import type { Ctx } from '@seneb/service-kit/ctx'
import { In } from 'typeorm'

import { hasChanges, seedChanges, type StoredRow } from '../seed.rules.js'
import { lockCatalogue } from '../treatment-catalogue/store-edited.js'
import { shippedAirports } from './shipped-airports.js'
import { Airport, storeShippedAirportsSql } from './airport.entity.js'
import { airportName } from './airport.rules.js'

type AirportContent = Pick<Airport, 'country' | 'country_code' | 'airport'>

/** Puts the shipped airports into the table and leaves alone what people edited or added since (AIR-10, D-54). */
export async function storeShippedAirports(ctx: Ctx): Promise<void> {
  await ctx.db.write(async (tx) => {
    // Without it, an edit between the comparison and the write would be lost.
    await lockCatalogue(tx)
    const changes = seedChanges(shippedRows(), (await tx.find(Airport)).map(storedRow))

    if (!hasChanges(changes)) return

    const rows = [...changes.insert, ...changes.update].map(({ key, content, seededHash }) => ({
      ...content,
      code: key,
      seeded_hash: seededHash,
    }))
    await tx.query(storeShippedAirportsSql, [JSON.stringify(rows)])
    await tx.remove(Airport, { code: In([...changes.remove]) })
  })
}

function shippedRows() {
  return shippedAirports.map(({ code, name, country, countryCode }) => ({
    key: code,
    content: { country, country_code: countryCode, airport: airportName(name, code) },
  }))
}

function storedRow({ code, country, country_code, airport, seeded_hash }: Airport): StoredRow<AirportContent> {
  return { key: code, content: { country, country_code, airport }, seededHash: seeded_hash }
}
