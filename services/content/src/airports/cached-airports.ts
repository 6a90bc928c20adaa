import type { Ctx } from '@seneb/service-kit/ctx'

import { CachedList } from '../cached-list.js'
import { listAirportsSql } from './airport.queries.js'
import { airportListOf } from './airport.rules.js'
import type { ListedAirport, AirportList } from './airports.types.js'

/** The sentence for a list that could not be loaded (AIR-16). */
export const airportsFailure = 'Failed to load airports. Please try again.'

export type CachedAirports = CachedList<AirportList>

/** The cached airports of a process, all countries together (AIR-11, AIR-12, AIR-18). */
export function cachedAirports(): CachedAirports {
  return new CachedList({ failure: airportsFailure, load })
}

async function load(ctx: Ctx): Promise<AirportList> {
  return airportListOf(await ctx.db.read((tx) => tx.query<ListedAirport & { country: string }>(listAirportsSql)))
}
