import { builtInAirports as shipped } from '@seneb/contracts/vocabulary/built-in-airports'
import type { Ctx } from '@seneb/service-kit/ctx'

import { CachedList } from '../cached-list.js'
import { listAirportsSql } from './airport.entity.js'
import { airportListOf, type AirportOfCountry, type AirportList, airportName } from './airport.rules.js'

/** The sentence for a list that could not be loaded (AIR-16). */
export const airportsFailure = 'Failed to load airports. Please try again.'

export type CachedAirports = CachedList<AirportList>

/** The cached airports of a process, all countries together (AIR-11, AIR-12, AIR-18). */
export function cachedAirports(): CachedAirports {
  return new CachedList({ failure: airportsFailure, load })
}

async function load(ctx: Ctx): Promise<AirportList> {
  return airportListOf(await ctx.db.read((tx) => tx.query<AirportOfCountry>(listAirportsSql)))
}

/** The built-in airports by country, for when the database cannot give them (AIR-14, AIR-15). */
export const builtInAirports = airportListOf(
  shipped.flatMap(({ country, airports }) =>
    airports.map(({ code, name }) => ({ code, country, name: airportName(name, code) })),
  ),
)
