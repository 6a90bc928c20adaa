import { compareAirports, type ListedAirport } from './airport.rules.js'

/** An airport with its place in the list. */
export interface PlacedAirport extends ListedAirport {
  readonly cursor: string
}

export interface AirportPage {
  readonly airports: PlacedAirport[]
  readonly hasNextPage: boolean
}

/**
 * Returns the next `first` airports after the one that the cursor names. A cursor holds that airport's name and code,
 * not its number. A list that changes between two pages therefore neither repeats nor skips earlier airports (AIR-18).
 */
export function airportPage(
  airports: readonly ListedAirport[],
  { first, after }: { first: number; after?: ListedAirport },
): AirportPage {
  const from = after ? firstAfter(airports, after) : 0
  const page = airports.slice(from, from + first)
  return {
    airports: page.map(({ code, name }) => ({ code, name, cursor: cursorOf({ code, name }) })),
    hasNextPage: from + first < airports.length,
  }
}

/** Names an airport's place. */
export function cursorOf({ code, name }: ListedAirport): string {
  return Buffer.from(JSON.stringify([name, code])).toString('base64url')
}

/** The place a cursor names; undefined when it is no cursor of ours. */
export function placeOf(cursor: string): ListedAirport | undefined {
  try {
    const place: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
    if (!Array.isArray(place) || place.length !== 2) return undefined
    const [name, code] = place as unknown[]
    return typeof name === 'string' && typeof code === 'string' ? { code, name } : undefined
  } catch {
    return undefined
  }
}

function firstAfter(airports: readonly ListedAirport[], place: ListedAirport): number {
  const found = airports.findIndex((airport) => compareAirports(airport, place) > 0)
  return found === -1 ? airports.length : found
}
