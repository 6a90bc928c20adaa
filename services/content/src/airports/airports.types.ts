/** An airport as people choose it; `name` reads 'Name Airport (XXX)' (AIR-10). */
export interface ListedAirport {
  readonly code: string
  readonly name: string
}

/** One country's airports, sorted by name. */
export interface CountryAirports {
  readonly country: string
  readonly airports: readonly ListedAirport[]
}

/** All airports of a source, by country; `total` counts them before doubles were dropped. */
export interface AirportList {
  readonly total: number
  readonly countries: ReadonlyMap<string, CountryAirports>
}
