import type { Ctx } from '@seneb/service-kit/ctx'

import { CachedList } from '../cached-list.js'
import { listAirportsSql } from './airport.queries.js'
import { airportTable, type Airport, type AirportTable } from './airport.rules.js'

/** The sentence for a list that could not be loaded (AIR-16). */
export const airportsFailure = 'Failed to load airports. Please try again.'

export type AirportList = CachedList<AirportTable>

/** The cached airports of a process, all countries together (AIR-11, AIR-12, AIR-18). */
export function airportList(): AirportList {
  return new CachedList({ failure: airportsFailure, load })
}

async function load(ctx: Ctx): Promise<AirportTable> {
  return airportTable(await ctx.db.read((tx) => tx.query<Airport & { country: string }>(listAirportsSql)))
}
