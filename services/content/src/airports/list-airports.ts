import type { Output, Input } from '@seneb/contracts/define'
import type { ListAirports } from '@seneb/contracts/messages/content/places.messages'
import { AppError } from '@seneb/platform/app-error'

import type { ContentCtx } from '../content-ctx.js'
import { airportsFailure, builtInAirports } from './cached-airports.js'
import { airportPage, placeOf } from './airport-page.rules.js'
import { chooseAirports, type ListedAirport } from './airport.rules.js'

/**
 * Returns the airports of one country, a page at a time (AIR-18, AIR-19). While the database is unavailable, the
 * built-in list of the country is used (AIR-15). Without one, it rejects with UNAVAILABLE and the message of AIR-16. An
 * unknown country has no airports.
 */
export async function listAirports(
  { country, first, after, refresh }: Input<typeof ListAirports>,
  ctx: ContentCtx,
): Promise<Output<typeof ListAirports>> {
  const place = after === undefined ? undefined : placeOrRefuse(after)
  const stored = await ctx.cachedAirports.read(ctx, { refresh })

  const chosen = chooseAirports(country, stored, builtInAirports)
  if (!chosen) throw new AppError('UNAVAILABLE', { message: airportsFailure })

  const { source, airports } = chosen
  const page = airportPage(airports, { first, after: place })
  return { source, country: chosen.country, totalCount: airports.length, ...page }
}

function placeOrRefuse(cursor: string): ListedAirport {
  const place = placeOf(cursor)
  if (place) return place
  throw new AppError('INPUT_INVALID', {
    fields: [{ path: 'after', message: 'after is not a cursor of this list', code: 'AFTER_INVALID' }],
  })
}
