import type { CatalogueContents } from '@seneb/contracts/publications/catalogue-entries'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { WriteTx } from '@seneb/service-kit/database/db'

import { retiredAt } from '../entry-history.js'
import { publishChanges } from '../publications/store-publications.js'
import { lockPublications } from '../publications/stored-settings.js'
import { Airport } from './airport.entity.js'
import { airportName } from './airport.rules.js'

/** Stores an edited airport, which no later release replaces, and publishes the change. */
export async function storeAirport(
  { content, country }: { readonly content: CatalogueContents['airport']; readonly country: string },
  tx: WriteTx,
  ctx: Ctx,
): Promise<void> {
  const { code, countryCode, isRetired, name } = content
  await lockPublications(tx)
  const before = await tx.findOne(Airport, { code })
  const row = {
    country,
    country_code: countryCode,
    airport: airportName(name, code),
    retired_at: retiredAt(isRetired, before, ctx),
    seeded_hash: null,
  }
  if (before) await tx.update(Airport, { code }, row)
  else await tx.save(Object.assign(new Airport(), { code, ...row }))
  await publishChanges([{ kind: 'airport', key: code }], tx, ctx)
}
