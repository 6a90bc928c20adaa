import type { Output, Input } from '@seneb/contracts/define'
import type { ListAirports } from '@seneb/contracts/messages/content/places.messages'
import { AppError } from '@seneb/platform/app-error'

import type { ContentCtx } from '../content-ctx.js'
import { airportsFailure, builtInAirports } from './cached-airports.js'
import { chooseAirports, type ListedAirport, compareAirports } from './airport.rules.js'

/**
 * Returns the airports of one country, a page at a time (AIR-18, AIR-19). While the database is unavailable, the
 * built-in list of the country is used (AIR-15). Without one, it rejects with UNAVAILABLE and the message of AIR-16. An
 * unknown country has no airports.
 */
export async function listAirports(
  { country, first, after, refresh }: Input<typeof ListAirports>,
  ctx: ContentCtx,
): Promise<Output<typeof ListAirports>> {
  const position = after === undefined ? undefined : positionOrThrow(after)
  const stored = await ctx.cachedAirports.read(ctx, { refresh })

  const chosen = chooseAirports(country, stored, builtInAirports)
  if (!chosen) throw new AppError('UNAVAILABLE', { message: airportsFailure })

  const { source, airports } = chosen
  const page = airportPage(airports, { first, after: position })
  return { source, country: chosen.country, totalCount: airports.length, ...page }
}

function positionOrThrow(cursor: string): ListedAirport {
  const position = decodePosition(cursor)
  if (position) return position
  throw new AppError('INPUT_INVALID', {
    fields: [{ path: 'after', message: 'after is not a cursor of this list', code: 'AFTER_INVALID' }],
  })
}

/** An airport with its place in the list. */
interface LocatedAirport extends ListedAirport {
  readonly cursor: string
}

interface AirportPage {
  readonly airports: LocatedAirport[]
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

/** Decodes a cursor; returns undefined when it is invalid. */
export function decodePosition(cursor: string): ListedAirport | undefined {
  try {
    const position: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
    if (!Array.isArray(position) || position.length !== 2) return undefined
    const [name, code] = position as unknown[]
    return typeof name === 'string' && typeof code === 'string' ? { code, name } : undefined
  } catch {
    return undefined
  }
}

function firstAfter(airports: readonly ListedAirport[], position: ListedAirport): number {
  const found = airports.findIndex((airport) => compareAirports(airport, position) > 0)
  return found === -1 ? airports.length : found
}
