import { browserGraph } from '../../graph/browser-graph.js'
import { AirportsDocument, CountriesDocument } from '../../graph/generated/graphql.js'
import { readAllPages } from '../../graph/read-all-pages.js'
import type { CountryChoice } from './country-choice.js'
import { countryChoiceFrom } from './read-country-choice.js'

/** Time for which a loaded list is reused before it is requested again (CONST-01, CONST-02, D-72). */
const freshMs = 5 * 60_000
/** Time at which each list was read; substitutes for an unavailable list do not count (AIR-02, AIR-15). */
const readAt = new Map<string, number>()

/** Reads from the cache while it is fresh, unless the person explicitly reloads (AIR-11). */
function policyFor(list: string, refresh: boolean): 'cache-first' | 'network-only' {
  const isFresh = Date.now() - (readAt.get(list) ?? -Infinity) < freshMs
  return isFresh && !refresh ? 'cache-first' : 'network-only'
}

function updateReadAt(list: string, requestedBy: 'cache-first' | 'network-only', source: string): void {
  if (source === 'FALLBACK') readAt.delete(list)
  else if (requestedBy === 'network-only') readAt.set(list, Date.now())
}

/** The countries; rejects when the gateway cannot be reached. */
export async function fetchCountries(refresh: boolean): Promise<CountryChoice> {
  const fetchPolicy = policyFor('countries', refresh)
  const { data } = await browserGraph.query({ query: CountriesDocument, variables: { refresh }, fetchPolicy })
  if (data) updateReadAt('countries', fetchPolicy, data.countries.source)
  return countryChoiceFrom(data ? { data } : { unavailable: 'failed' })
}

/** The airports of a country; the built-in ones when the graph is unavailable, else an error state (AIR-06, AIR-15). */
export async function fetchAirports(country: string, refresh: boolean): Promise<AirportsState> {
  try {
    const fetchPolicy = policyFor(country, refresh)
    const sources: string[] = []
    const read = async (page: { readonly after?: string; readonly refresh?: boolean }) => {
      const variables = { country, ...page }
      const { data } = await browserGraph.query({ query: AirportsDocument, variables, fetchPolicy })
      if (data) sources.push(data.airports.source)
      return data?.airports
    }
    const airports = await readAllPages(await read({ refresh }), (after) => read({ after }))
    if (!airports) return await standIn(country)
    // One page from the built-in list makes the whole list a fallback.
    const source = sources.includes('FALLBACK') ? 'FALLBACK' : 'DATABASE'
    updateReadAt(country, fetchPolicy, source)
    const names = airports.map(({ name }) => name)
    return { kind: 'loaded', count: names.length, names, standIn: source === 'FALLBACK' }
  } catch {
    return standIn(country)
  }
}

/** The built-in list is loaded on demand, from the same origin as this script. */
async function standIn(requestedCountry: string): Promise<AirportsState> {
  try {
    const { builtInAirports } = await import('@seneb/contracts/vocabulary/built-in-airports')
    const found = builtInAirports.find(({ country }) => country === requestedCountry)
    if (!found) return { kind: 'error' }
    const names = found.airports.map(({ code, name }) => `${name} (${code})`)
    return { kind: 'loaded', count: names.length, names, standIn: true }
  } catch {
    return { kind: 'error' }
  }
}

/** Loading state of a country's airports (AIR-06); `standIn` marks the built-in list (AIR-15, D-53). */
export type AirportsState =
  | { readonly kind: 'none' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'loaded'; readonly count: number; readonly names: readonly string[]; readonly standIn: boolean }
  | { readonly kind: 'error' }
