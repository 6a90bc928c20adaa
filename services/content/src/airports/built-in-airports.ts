import { builtInAirports as shipped } from '@seneb/contracts/vocabulary/built-in-airports'

import { airportName, airportListOf } from './airport.rules.js'

/** The built-in airports by country, for when the database cannot give them (AIR-14, AIR-15). */
export const builtInAirports = airportListOf(
  shipped.flatMap(({ country, airports }) =>
    airports.map(({ code, name }) => ({ code, country, name: airportName(name, code) })),
  ),
)
