import { browserGraph } from '../../graph/browser-graph.js'
import { AirportsDocument, CountriesDocument } from '../../graph/generated/graphql.js'
import type { AirportsState } from './airports-state.js'
import type { CountryChoice } from './country-choice.js'
import { countryChoiceFrom } from './read-country-choice.js'

/** The countries anew; rejects when the gateway cannot be reached. */
export async function askCountries(refresh: boolean): Promise<CountryChoice> {
  const variables = { refresh }
  const { data } = await browserGraph.query({ query: CountriesDocument, variables, fetchPolicy: 'network-only' })
  return countryChoiceFrom(data ? { data } : { unavailable: 'failed' })
}

/** The airports of a country; the built-in ones when the graph cannot be had, else an error state (AIR-06, AIR-15). */
export async function askAirports(country: string, refresh: boolean): Promise<AirportsState> {
  try {
    const variables = { country, refresh }
    const { data } = await browserGraph.query({ query: AirportsDocument, variables, fetchPolicy: 'no-cache' })
    if (!data) return await standIn(country)
    const { source, totalCount, airports } = data.airports
    const names = airports.map(({ name }) => name)
    return { kind: 'loaded', count: totalCount, names, standIn: source === 'FALLBACK' }
  } catch {
    return standIn(country)
  }
}

/** The built-in list is loaded when it is needed, from where this page came from. */
async function standIn(wanted: string): Promise<AirportsState> {
  try {
    const { builtInAirports } = await import('@seneb/contracts/vocabulary/built-in-airports')
    const found = builtInAirports.find(({ country }) => country === wanted)
    if (!found) return { kind: 'error' }
    const names = found.airports.map(({ code, name }) => `${name} (${code})`)
    return { kind: 'loaded', count: names.length, names, standIn: true }
  } catch {
    return { kind: 'error' }
  }
}
